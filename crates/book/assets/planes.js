// Edits the points of an input in the picture: the words of the field are drawn, and what the reader does to the drawing
// is written back as words. `2,1` is a point, `0,0:2,1` a segment; whatever else stands in the field stays as it is.
'use strict';

const bookPlanes = (() => {
    const WIDE = 400, HIGH = 300, MARGIN = 26;              // As the programs draw, with room to drag points outward.
    const MOST = 1e6, DECIMALS = 3;                         // What a program takes.
    const { button, shape, apart } = make;

    const decimalsOf = text => (text.split('.')[1] || '').length;

    // The corners that a word names, each with its decimals; null if it names none.
    function read(text) {
        const ends = text.split(':').map(end => end.match(/^\(?(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\)?$/));
        if (ends.length > 2 || ends.includes(null)) return null;
        const decimals = Math.max(...ends.flatMap(([, x, y]) => [decimalsOf(x), decimalsOf(y)]));
        return { corners: ends.map(([, x, y]) => [Number(x), Number(y)]), decimals };
    }

    const short = number => String(Number(number.toFixed(DECIMALS)));
    const write = ({ corners, text }) => corners ? corners.map(corner => corner.map(short).join(',')).join(':') : text;

    // The largest of 1, 2, 5, 10, 20, ... times `least` that is at most `most`; `least` if all are larger.
    function step(least, most) {
        let best = least;
        for (let unit = least; unit <= most; unit *= 10) {
            for (const times of [1, 2, 5]) if (unit * times <= most) best = unit * times;
        }
        return best;
    }

    class Editor {
        // `words` is the input, `kind` says what its points are, `written` is called with new words.
        constructor(words, kind, written) {
            Object.assign(this, { kind, written, chosen: null });
            this.hint = make('p', { className: 'trace-how', role: 'status' });
            this.svg = shape('svg', { class: 'picture', role: 'group', 'aria-label': 'The points of your input' });
            this.bar = make('div', { className: 'trace-edit-bar' });
            this.element = make('div', { className: 'trace-editor trace-plane' }, this.hint, this.svg, this.bar);
            this.svg.addEventListener('pointerdown', event => this.press(event));
            this.svg.addEventListener('keydown', event => this.key(event));
            this.read(words);
        }

        // Takes the words of the field.
        read(words) {
            this.words = words.map(text => ({ text, ...read(text) }));
            this.choose(null);
        }

        get typed() { return this.words.filter(word => word.corners); }

        // A point of the drawing is a corner of a word.
        get points() { return this.typed.flatMap(word => word.corners.map((_, end) => ({ word, end }))); }

        place({ word, end }) { return word.corners[end]; }

        // The finest step that the words are written in, and that a pointer can hit.
        get unit() {
            const decimals = Math.min(DECIMALS, Math.max(0, ...this.typed.map(word => word.decimals)));
            return Math.max(10 ** -decimals, step(10 ** -decimals, 4 / this.scale));
        }

        choose(chosen, focus) {
            this.chosen = chosen;
            this.draw(focus);
            this.hint.textContent = !chosen
                ? `Drag a point to move it.${this.kind === 'segments' ? '' : ' Press an empty place to add one.'}`
                : `Chosen: ${this.labelOf(chosen)}. Arrow keys move it.`;
        }

        labelOf(point) {
            const what = this.kind === 'segments' ? `end ${point.end + 1} of segment ${this.typed.indexOf(point.word)}`
                : `point ${this.typed.indexOf(point.word)}`;
            return `${what}, ${this.place(point).map(short).join(',')}`;
        }

        keyOf({ word, end }) { return `${this.typed.indexOf(word)} ${end}`; }

        same(a, b) { return Boolean(a && b) && a.word === b.word && a.end === b.end; }

        rounded(place) {
            return place.map(value => {
                const near = Math.round(value / this.unit) * this.unit;
                return Math.max(-MOST, Math.min(MOST, Number(near.toFixed(DECIMALS))));
            });
        }

        move(point, place) {
            point.word.corners[point.end] = this.rounded(place);
            this.written(this.words.map(write));
            this.choose(point, this.keyOf(point));
        }

        // Adds a point, or a segment that begins there. In a polygon it goes into the nearest edge.
        add(place) {
            const at = this.rounded(place);
            const known = this.typed;
            const across = this.rounded([place[0] + (this.high[0] - this.low[0]) / 4, place[1]]);
            const word = { corners: this.kind === 'segments' ? [at, across] : [at], decimals: 0 };
            let after = known.at(-1);
            if (this.kind === 'polygon' && known.length > 2) {
                const detour = (a, b) => apart(a, at) + apart(at, b) - apart(a, b);
                const costs = known.map((edge, i) => detour(edge.corners[0], known[(i + 1) % known.length].corners[0]));
                after = known[costs.indexOf(Math.min(...costs))];
            }
            this.words.splice(this.words.indexOf(after) + 1 || this.words.length, 0, word);
            this.written(this.words.map(write));
            this.choose({ word, end: 0 }, this.keyOf({ word, end: 0 }));
        }

        remove({ word }) {
            this.words.splice(this.words.indexOf(word), 1);
            this.written(this.words.map(write));
            this.choose(null);
        }

        // ---- The picture.

        // The part of the plane that is shown: all points, and room around them.
        frame() {
            const places = this.points.map(point => this.place(point));
            if (!places.length) places.push([0, 0], [4, 3]);
            const ends = [0, 1].map(i => [Math.min(...places.map(at => at[i])), Math.max(...places.map(at => at[i]))]);
            const largest = Math.max(...ends.map(([low, high]) => high - low)) || 3;
            // No side is shorter than a third of the other one.
            const room = ends.map(([low, high]) => Math.max(0, largest / 3 - (high - low)) / 2);
            this.low = ends.map(([low], i) => low - room[i]);
            this.high = ends.map(([, high], i) => high + room[i]);
            const span = [0, 1].map(i => this.high[i] - this.low[i]);
            this.scale = Math.min((WIDE - 2 * MARGIN) / span[0], (HIGH - 2 * MARGIN) / span[1]);
            this.size = span.map(length => Math.round(length * this.scale + 2 * MARGIN));
        }

        pixel([x, y]) {
            return [MARGIN + (x - this.low[0]) * this.scale, this.size[1] - MARGIN - (y - this.low[1]) * this.scale];
        }

        fromPixel([x, y]) {
            return [this.low[0] + (x - MARGIN) / this.scale, this.low[1] + (this.size[1] - MARGIN - y) / this.scale];
        }

        draw(focus) {
            const held = this.svg.contains(document.activeElement);
            const focused = focus || (held && document.activeElement.dataset.thing);
            this.frame();
            const [width, height] = this.size;
            for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
                this.svg.setAttribute(name, value);
            }
            const corners = word => word.corners.map(at => this.pixel(at).join(',')).join(' ');
            const rims = this.kind === 'segments' ? this.typed.map(word => shape('polyline', { class: 'line', points: corners(word) }))
                : this.kind === 'polygon' ? [shape('polygon', { class: 'line', points: this.typed.map(corners).join(' ') })] : [];
            this.things = this.points.map(point => {
                const isChosen = this.same(point, this.chosen);
                const [x, y] = this.pixel(this.place(point));
                const element = shape('g', {
                    class: 'vertex', tabindex: 0, role: 'button', 'aria-label': this.labelOf(point),
                    'aria-pressed': isChosen, 'data-thing': this.keyOf(point),
                },
                shape('circle', { class: 'reach', cx: x, cy: y, r: 16 }),
                shape('circle', { class: `cell${isChosen ? ' active' : ''}`, cx: x, cy: y, r: 7 }),
                shape('text', { class: 'note mid', x, y: y < 26 ? y + 22 : y - 11 }, this.place(point).map(short).join(',')));
                return { point, element };
            });
            this.svg.replaceChildren(...this.axes(), ...rims, ...this.things.map(({ element }) => element));
            this.drawBar();
            const next = focused && this.things.find(({ element }) => element.dataset.thing === focused)?.element;
            if (next) next.focus({ preventScroll: true });
            else if (held) this.bar.firstElementChild.focus();
        }

        // Lines at round numbers, some six in each direction.
        axes() {
            const between = step(this.unit, Math.max(this.high[0] - this.low[0], this.high[1] - this.low[1]) / 4);
            return [0, 1].flatMap(i => {
                const lines = [];
                const first = this.fromPixel([0, this.size[1]])[i], last = this.fromPixel([this.size[0], 0])[i];
                for (let nth = Math.ceil(first / between); nth * between <= last && lines.length < 40; nth++) {
                    const at = this.pixel([nth * between, nth * between])[i];
                    const ends = i === 0 ? { x1: at, y1: 0, x2: at, y2: this.size[1] } : { x1: 0, y1: at, x2: this.size[0], y2: at };
                    lines.push(shape('line', { class: nth === 0 ? 'axis' : 'scale', ...ends }));
                }
                return lines;
            });
        }

        // What can be done, as buttons.
        drawBar() {
            const { chosen } = this;
            const one = this.kind === 'segments' ? 'segment' : 'point';
            const middle = () => [0, 1].map(i => (this.low[i] + this.high[i]) / 2);
            const parts = [button('', `Add a ${one}`, () => this.add(middle()))];
            if (chosen) parts.push(button('', `Remove the ${one}`, () => this.remove(chosen)));
            make.refill(this.bar, parts);
        }

        // ---- What the reader does in it.

        at(target) { return this.things.find(({ element }) => element.contains(target)) || null; }

        press(event) {
            if (event.button !== 0) return;
            const thing = this.at(event.target);
            const grabbed = thing && this.pixel(this.place(thing.point));
            let to = null;
            make.follow(this.svg, event, (now, from) => {
                if (!thing || (!to && apart(now, from) < 4)) return;
                to = this.rounded(this.fromPixel(grabbed.map((value, i) => value + now[i] - from[i])));
                const [dx, dy] = this.pixel(to).map((value, i) => value - grabbed[i]);
                thing.element.setAttribute('transform', `translate(${dx},${dy})`);
            }, (from, isCancelled) => {
                if (isCancelled) this.draw();
                else if (to) this.move(thing.point, to);
                else if (thing) this.choose(this.same(thing.point, this.chosen) ? null : thing.point, this.keyOf(thing.point));
                else if (this.chosen || this.kind === 'segments') this.choose(null);
                else this.add(this.fromPixel(from));
            });
        }

        key(event) {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const thing = this.at(event.target);
            const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
            const by = moves[event.key];
            if (event.key === 'Escape') this.choose(null);
            else if (!thing) return;
            else if (by) this.move(thing.point, this.place(thing.point).map((value, i) => value + by[i] * this.unit));
            else if (event.key === 'Enter' || event.key === ' ') this.choose(thing.point, this.keyOf(thing.point));
            else if (event.key === 'Delete' || event.key === 'Backspace') this.remove(thing.point);
            else return;
            event.preventDefault();
        }
    }

    return {
        Editor,
        // What the points of the input are: 'points', 'segments' or 'polygon'; null if no picture says so.
        kind(frames) {
            return frames.map(({ svg }) => svg.match(/<metadata data-typed="(\w+)">/)).find(Boolean)?.[1] ?? null;
        },
    };
})();
