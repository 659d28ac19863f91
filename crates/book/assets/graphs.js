// Edits the graph of an input in the picture: the words of the field are drawn, and what the reader does to the drawing
// is written back as words. `0-1:4` is an edge, `0>1` one with a direction, `5` a vertex, `5@2,1.5` a vertex with its
// place; whatever else stands in the field stays as it is.
'use strict';

const bookGraphs = (() => {
    const COLUMN = 78, ROW = 74, RADIUS = 17;               // As the programs draw.
    const MARGIN = 0.7;                                     // Columns and rows of room around the vertices.
    const MOST = 19.75;                                     // A program takes places below 20.
    const { button, textField, shape, apart } = make;

    // ---- A graph as words.

    class Words {
        // `like` are the words of the worked example: they say what an edge looks like while there is none.
        constructor(words, like) {
            this.words = words.map(Words.read);
            const edges = [...this.edges, ...like.map(Words.read).filter(word => word.kind === 'edge')];
            this.sign = edges[0]?.sign ?? '-';
            this.label = edges.find(edge => edge.label !== null)?.label ?? null;
        }

        static read(text) {
            if (text.startsWith('--') || text.includes('=')) return { kind: 'other', text };
            const [, ends, label] = text.match(/^([^:]*)(?::(.*))?$/s);
            const sign = ends.includes('>') ? '>' : '-';
            const at = ends.indexOf(sign);
            const [tail, head] = [ends.slice(0, at), ends.slice(at + 1)];
            if (at > 0 && head && !head.includes(sign)) return { kind: 'edge', tail, head, sign, label: label ?? null };
            const [, name, x, y] = ends.match(/^([^@]+)(?:@(\d+(?:\.\d+)?),(\d+(?:\.\d+)?))?$/) || [];
            if (at !== -1 || name === undefined || label !== undefined) return { kind: 'other', text };
            return { kind: 'vertex', name, place: x === undefined ? null : [Number(x), Number(y)] };
        }

        static write(word) {
            if (word.kind === 'edge') {
                return word.tail + word.sign + word.head + (word.label === null ? '' : `:${word.label}`);
            }
            if (word.kind === 'vertex') return word.name + (word.place ? `@${word.place.map(Words.short)}` : '');
            return word.text;
        }

        static short(number) { return String(Math.round(100 * number) / 100); }

        write() { return this.words.map(Words.write); }

        get edges() { return this.words.filter(word => word.kind === 'edge'); }

        get vertices() {
            const names = this.words.flatMap(word =>
                word.kind === 'edge' ? [word.tail, word.head] : word.kind === 'vertex' ? [word.name] : []);
            return [...new Set(names)];
        }

        // A vertex stays, even if the last edge that named it has gone.
        keep(names, at) {
            const gone = [...new Set(names)].filter(name => !this.vertices.includes(name));
            this.words.splice(at, 0, ...gone.map(name => ({ kind: 'vertex', name, place: null })));
        }

        addVertex() {
            const taken = this.vertices;
            let name = 0;
            while (taken.includes(String(name))) name++;
            this.words.push({ kind: 'vertex', name: String(name), place: null });
            return String(name);
        }

        removeVertex(name) {
            const ends = this.edges.filter(({ tail, head }) => tail === name || head === name);
            const names = ends.flatMap(({ tail, head }) => [tail, head]).filter(end => end !== name);
            this.words = this.words.filter(word => !ends.includes(word) &&
                !(word.kind === 'vertex' && word.name === name) &&
                !(word.kind === 'other' && word.text.endsWith(`=${name}`)));
            this.keep(names, this.words.length);
        }

        // The edge between two vertices; a new one, if there is none.
        join(tail, head) {
            const sign = this.sign;
            const known = this.edges.find(edge => (edge.tail === tail && edge.head === head) ||
                (edge.sign === '-' && edge.tail === head && edge.head === tail));
            if (known) return known;
            const label = this.label === null ? null : this.label.replace(/-?[\d.]+/g, '1');
            const edge = { kind: 'edge', tail, head, sign, label };
            const after = this.words.findLastIndex(word => word.kind === 'edge');
            this.words.splice(after + 1, 0, edge);
            // The edge names its ends; a vertex needs a word of its own only for its place.
            this.words = this.words.filter(word =>
                word.kind !== 'vertex' || word.place || (word.name !== tail && word.name !== head));
            return edge;
        }

        removeEdge(edge) {
            const at = this.words.indexOf(edge);
            this.words.splice(at, 1);
            this.keep([edge.tail, edge.head], at);
        }

        // Writes the places of all vertices.
        place(places) {
            for (const name of this.vertices) {
                let word = this.words.find(known => known.kind === 'vertex' && known.name === name);
                if (!word) this.words.push(word = { kind: 'vertex', name });
                word.place = places.get(name);
            }
        }
    }

    // ---- The drawing.

    // How far `point` is from the line between `a` and `b`.
    function fromLine(point, a, b) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
        const on = Math.min(1, Math.max(0, part));
        return apart(point, [a[0] + on * dx, a[1] + on * dy]);
    }

    class Editor {
        // `words` is the input, `like` the worked example, `places` where a picture had the vertices. `written` is
        // called with new words.
        constructor(words, like, places, written) {
            Object.assign(this, { like, written, chosen: null, places: new Map(places) });
            this.hint = make('p', { className: 'trace-how', role: 'status' });
            this.svg = shape('svg', { class: 'picture', role: 'group', 'aria-label': 'The graph of your input' });
            this.bar = make('div', { className: 'trace-edit-bar' });
            this.element = make('div', { className: 'trace-editor trace-graph' }, this.hint, this.svg, this.bar);
            this.svg.addEventListener('pointerdown', event => this.press(event));
            this.svg.addEventListener('keydown', event => this.key(event));
            this.read(words);
        }

        // Takes the words of the field. A vertex that was chosen stays chosen if it is still there.
        read(words) {
            this.graph = new Words(words, this.like);
            for (const word of this.graph.words) {
                if (word.place) this.places.set(word.name, word.place);
            }
            this.graph.vertices.forEach(name => this.findPlace(name));
            const { chosen } = this;
            this.choose(chosen && this.graph.vertices.includes(chosen.name) ? chosen : null);
        }

        // A vertex that stands nowhere gets the first place that is free.
        findPlace(name) {
            if (this.places.has(name)) return;
            const known = this.graph.vertices.filter(other => this.places.has(other));
            const others = known.map(other => this.places.get(other));
            for (let i = 0; ; i++) {
                const place = [i % 5 + (Math.floor(i / 5) % 2 ? 0.5 : 0), Math.floor(i / 5)];
                if (others.every(other => apart(other, place) >= 0.9)) return this.places.set(name, place);
            }
        }

        changed() {
            this.written(this.graph.write());
            this.draw();
        }

        // `chosen` is { name } for a vertex, { edge } for an edge, null for nothing.
        choose(chosen, focus) {
            this.chosen = chosen;
            this.draw(focus);
            this.hint.textContent = !chosen
                ? 'Drag a vertex to move it. Choose two vertices to join them, or an edge to change it.'
                : chosen.edge ? `Chosen: ${this.labelOf(chosen)}.`
                    : `Chosen: ${this.labelOf(chosen)}. Choose another one to join the two. Arrow keys move it.`;
        }

        // What is chosen next: a second vertex is joined to the first one.
        pick(thing) {
            const { chosen } = this;
            if (!thing || thing.edge || !chosen || chosen.edge) return this.choose(thing, thing && this.keyOf(thing));
            if (thing.name === chosen.name) return this.choose(null);
            const edge = this.graph.join(chosen.name, thing.name);
            this.written(this.graph.write());
            this.choose({ edge }, this.keyOf(thing));
        }

        remove(thing) {
            if (thing.edge) this.graph.removeEdge(thing.edge);
            else this.graph.removeVertex(thing.name);
            this.written(this.graph.write());
            this.choose(null);
        }

        // What tells a thing from the others, whatever is done to it.
        keyOf({ name, edge }) { return edge ? `edge ${this.graph.edges.indexOf(edge)}` : `vertex ${name}`; }

        labelOf({ name, edge }) {
            if (!edge) return `vertex ${name}`;
            return `edge ${edge.tail}${edge.sign}${edge.head}${edge.label === null ? '' : `, ${edge.label}`}`;
        }

        // Puts a vertex to a place, and writes all places: then the program draws what stands here.
        move(name, [x, y]) {
            this.places.set(name, [x, y]);
            const all = this.graph.vertices.map(vertex => this.places.get(vertex));
            const [left, top] = [0, 1].map(i => Math.min(0, ...all.map(place => place[i])));
            for (const vertex of this.graph.vertices) {
                const [a, b] = this.places.get(vertex);
                this.places.set(vertex, [Math.min(a - left, MOST), Math.min(b - top, MOST)]);
            }
            this.graph.place(this.places);
            this.changed();
        }

        // ---- The picture.

        draw(focus) {
            const held = this.svg.contains(document.activeElement);
            const focused = focus || (held && document.activeElement.dataset.thing);
            const names = this.graph.vertices;
            const at = name => this.places.get(name);
            const reach = i => names.map(name => at(name)[i]);
            const [left, right] = [Math.min(0, ...reach(0)) - MARGIN, Math.max(3, ...reach(0)) + MARGIN];
            const [top, bottom] = [Math.min(0, ...reach(1)) - MARGIN, Math.max(1, ...reach(1)) + MARGIN];
            const [width, height] = [(right - left) * COLUMN, (bottom - top) * ROW].map(Math.round);
            this.svg.setAttribute('width', width);
            this.svg.setAttribute('height', height);
            this.svg.setAttribute('viewBox', `${left * COLUMN} ${top * ROW} ${width} ${height}`);
            this.things = [];
            const thing = (what, shapes) => {
                const isChosen = Boolean(this.chosen) && this.keyOf(this.chosen) === this.keyOf(what);
                const element = shape('g', {
                    class: what.edge ? 'edge' : 'vertex', tabindex: 0, role: 'button', 'aria-label': this.labelOf(what),
                    'aria-pressed': isChosen, 'data-thing': this.keyOf(what),
                }, ...shapes(isChosen ? ' active' : ''));
                this.things.push({ ...what, element });
                return element;
            };
            const edges = this.graph.edges.map(edge => thing({ edge }, role => this.drawEdge(edge, role)));
            const vertices = names.map(name => {
                const [x, y] = this.pixel(name);
                return thing({ name }, role => [
                    shape('circle', { class: `cell${role}`, cx: x, cy: y, r: Math.max(RADIUS, 4.3 * name.length + 5) }),
                    shape('text', { class: `label mid${role}`, x, y: y + 5 }, name),
                ]);
            });
            this.svg.replaceChildren(...edges, ...vertices);
            this.drawBar();
            const next = focused && this.things.find(({ element }) => element.dataset.thing === focused)?.element;
            if (next) next.focus({ preventScroll: true });
            else if (held) this.bar.firstElementChild.focus();
        }

        pixel(name) {
            const [x, y] = this.places.get(name);
            return [x * COLUMN, y * ROW];
        }

        drawEdge(edge, role) {
            const { tail, head, sign, label } = edge;
            const text = (x, y) => label === null ? [] : [shape('text', { class: 'note mid', x, y: y + 4.5 }, label)];
            const line = d => ['reach', `line${role}`].map(kind => shape('path', { class: kind, d }));
            const [a, b] = [this.pixel(tail), this.pixel(head)];
            if (tail === head) {
                const [x, y] = [a[0], a[1] - RADIUS];
                const loop = `M${x - 9},${y + 3} C${x - 28},${y - 30} ${x + 28},${y - 30} ${x + 9},${y + 3}`;
                return [...line(loop), ...text(x, y - 33)];
            }
            // Edges between the same two vertices part, and one that would run through a third goes round it.
            const ends = ends => [ends.tail, ends.head].sort().join(' ');
            const alike = this.graph.edges.filter(other => ends(other) === ends(edge));
            const nth = alike.indexOf(edge);
            const others = this.graph.vertices.filter(name => name !== tail && name !== head);
            const met = others.map(name => this.pixel(name)).find(at => fromLine(at, a, b) < RADIUS + 5);
            const long = apart(a, b) || 1;
            const turn = tail < head ? 1 : -1;
            const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
            const side = met && (met[0] - a[0]) * nx + (met[1] - a[1]) * ny > 0 ? -1 : 1;
            const bend = turn * (nth - (alike.length - 1) / 2) * 44 + (met ? side * 70 : 0);
            const control = [(a[0] + b[0]) / 2 + nx * bend, (a[1] + b[1]) / 2 + ny * bend];
            const toward = (from, to, by) => {
                const way = apart(from, to) || 1;
                return [0, 1].map(i => from[i] + (to[i] - from[i]) * by / way);
            };
            const start = toward(a, control, RADIUS);
            const tip = toward(b, control, RADIUS + 1);
            const shapes = line(`M${start} Q${control} ${tip}`);
            if (sign === '>') {
                const back = toward(tip, control, 10);
                const [dx, dy] = [(tip[1] - back[1]) * 0.45, (back[0] - tip[0]) * 0.45];
                const points = [tip, [back[0] + dx, back[1] + dy], [back[0] - dx, back[1] - dy]].join(' ');
                shapes.push(shape('polygon', { class: `head${role}`, points }));
            }
            const off = bend < 0 ? -11 : 11;
            const middle = [0, 1].map(i => (a[i] + b[i]) / 4 + control[i] / 2);
            return [...shapes, ...text(middle[0] + nx * off, middle[1] + ny * off)];
        }

        // What can be done to the thing that is chosen, as buttons.
        drawBar() {
            const { chosen, graph } = this;
            const parts = [button('', 'Add a vertex', () => {
                const name = graph.addVertex();
                this.findPlace(name);
                this.written(graph.write());
                this.choose({ name }, this.keyOf({ name }));
            })];
            if (chosen?.edge) {
                const { edge } = chosen;
                if (graph.label !== null || edge.label !== null) {
                    const field = textField(edge.label ?? '');
                    field.oninput = () => {
                        const label = field.value.replace(/[\s"]/g, '');
                        edge.label = label === '' ? null : label;
                        this.written(graph.write());
                        const { element } = this.things.find(thing => thing.edge === edge);
                        element.replaceChildren(...this.drawEdge(edge, ' active'));
                        element.setAttribute('aria-label', this.labelOf({ edge }));
                    };
                    parts.push(make('label', {}, 'Weight', field));
                }
                if (edge.sign === '>') {
                    parts.push(button('', 'Turn around', () => {
                        [edge.tail, edge.head] = [edge.head, edge.tail];
                        this.changed();
                    }));
                }
            }
            if (chosen) parts.push(button('', 'Remove', () => this.remove(chosen)));
            make.refill(this.bar, parts);
        }

        // ---- What the reader does in it.

        at(target) { return this.things.find(({ element }) => element.contains(target)) || null; }

        press(event) {
            if (event.button !== 0) return;
            const thing = this.at(event.target);
            const grabbed = thing && this.places.get(thing.name);
            let to = null;
            make.follow(this.svg, event, (now, from) => {
                if (!grabbed || (!to && apart(now, from) < 4)) return;
                const by = [(now[0] - from[0]) / COLUMN, (now[1] - from[1]) / ROW];
                to = grabbed.map((value, i) => Math.round(4 * (value + by[i])) / 4);
                const [dx, dy] = [(to[0] - grabbed[0]) * COLUMN, (to[1] - grabbed[1]) * ROW];
                thing.element.setAttribute('transform', `translate(${dx},${dy})`);
            }, (_, isCancelled) => {
                if (isCancelled) this.draw();
                else if (to) this.move(thing.name, to);
                else this.pick(thing && (thing.edge ? { edge: thing.edge } : { name: thing.name }));
            });
        }

        key(event) {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const thing = this.at(event.target);
            const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
            const by = moves[event.key];
            if (event.key === 'Escape') this.choose(null);
            else if (!thing) return;
            else if (by && thing.name !== undefined) {
                const [x, y] = this.places.get(thing.name);
                this.move(thing.name, [x + by[0] / 4, y + by[1] / 4]);
            } else if (event.key === 'Enter' || event.key === ' ') {
                this.pick(thing.edge ? { edge: thing.edge } : { name: thing.name });
            } else if (event.key === 'Delete' || event.key === 'Backspace') this.remove(thing);
            else return;
            event.preventDefault();
        }
    }

    return {
        Editor,
        // Where the vertices of the first picture that says so stand; null if none does.
        places(frames) {
            const told = frames.map(({ svg }) => svg.match(/<metadata>([^<]*)<\/metadata>/)).find(Boolean);
            if (!told) return null;
            const words = new DOMParser().parseFromString(told[1], 'text/html').body.textContent.split(' ');
            return words.map(Words.read).filter(word => word.place).map(({ name, place }) => [name, place]);
        },
    };
})();
