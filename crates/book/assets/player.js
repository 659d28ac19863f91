// Plays the figures of a page: steps through the frames, runs the figure's program on the reader's own input, and
// plays games against it. Without this script a figure shows every caption and its last picture. The HTML of a figure
// is made by the book's builder; programs.js fetches and runs the programs.
'use strict';

(() => {
    const PACE = 1600;                                      // Milliseconds a frame when playing.
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');

    // An element with properties and children: make('label', { className: 'own' }, 'Your own input', field).
    function make(name, properties, ...children) {
        const element = Object.assign(document.createElement(name), properties);
        element.append(...children);
        return element;
    }

    const button = (className, text, onclick) => make('button', { type: 'button', className, onclick }, text);
    const submit = text => make('button', { type: 'submit' }, text);
    const textField = value => make('input', { type: 'text', value, spellcheck: false, autocomplete: 'off' });

    function form(className, onsubmit, ...children) {
        const element = make('form', { className: `trace-form ${className}` }, ...children);
        element.onsubmit = event => { event.preventDefault(); onsubmit(); };
        return element;
    }

    // Arguments as one line, and back: blanks part them, double quotes group.
    const joined = args => args.map(arg => arg === '' || /\s/.test(arg) ? `"${arg}"` : arg).join(' ');

    function split(line) {
        if (line.split('"').length % 2 === 0) throw new Error('A double quote is never closed.');
        return (line.match(/(?:[^\s"]|"[^"]*")+/g) || []).map(word => word.replaceAll('"', ''));
    }

    // A picture is our own program's, yet the words in it may be the reader's: nothing in it can act or load.
    function picture(svg) {
        const root = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
        if (!root) return '';
        for (const element of [root, ...root.querySelectorAll('*')]) {
            if (/^(script|style|foreignObject|image|use|a)$/i.test(element.localName)) element.remove();
            for (const { name } of [...element.attributes]) {
                if (/^on|href$/i.test(name)) element.removeAttribute(name);
            }
        }
        return root;
    }

    // ---- The lit line. The page has one bar; it lies on the line of the frame that was shown last.

    const bar = make('span', { className: 'lit-line', hidden: true });
    const sizes = new ResizeObserver(placeBar);             // Fonts, zoom and the sidebar move lines.
    let lit = null;

    function light(line) {
        lit = line;
        sizes.disconnect();
        if (lit) sizes.observe(lit.listing);
        placeBar();
    }

    // The line with the only place in the items that the page lists where `piece` stands: { listing, start, end, text }.
    function findLine(piece) {
        const found = [];
        for (const listing of piece ? document.querySelectorAll('main .listing:not(.test) pre > code') : []) {
            const source = listing.textContent;
            for (let at = source.indexOf(piece); at !== -1; at = source.indexOf(piece, at + 1)) {
                const start = source.slice(0, at).lastIndexOf('\n') + 1;
                const newline = source.indexOf('\n', at + piece.length);
                const end = newline === -1 ? source.length : newline;
                const text = source.slice(start, end);
                found.push({ listing, start: start + text.search(/\S/), end, text: text.trim() });
            }
        }
        return found.length === 1 ? found[0] : null;
    }

    // Syntax colours cut a line into many elements, so it is measured as a range of text, whatever holds the text.
    function placeBar() {
        bar.hidden = true;
        if (!lit) return;
        const range = document.createRange();
        const nodes = document.createTreeWalker(lit.listing, NodeFilter.SHOW_TEXT);
        for (let before = 0, after; nodes.nextNode(); before = after) {
            const node = nodes.currentNode;
            after = before + node.length;
            if (before <= lit.start && lit.start < after) range.setStart(node, lit.start - before);
            if (before < lit.end && lit.end <= after) range.setEnd(node, lit.end - before);
        }
        const line = range.getBoundingClientRect();
        const pre = lit.listing.parentElement;
        pre.append(bar);
        bar.style.top = `${line.top - pre.getBoundingClientRect().top}px`;
        bar.style.height = `${line.height}px`;
        bar.hidden = line.height === 0;
    }

    // ---- The player of one figure.

    class Player {
        constructor(figure) {
            const part = name => figure.querySelector(`.trace-${name}`);
            this.figure = figure;
            this.args = JSON.parse(figure.dataset.args || '[]');
            this.worked = JSON.parse(part('data').textContent);
            [this.title, this.stage, this.answer, this.list] = ['title', 'stage', 'answer', 'captions'].map(part);

            this.back = button('trace-back', '‹', () => this.step(-1));
            this.run = button('trace-run', '', () => this.toggle());
            this.next = button('trace-next', '›', () => this.step(1));
            this.slider = make('input', { type: 'range', className: 'trace-slider', min: 1 });
            this.slider.oninput = () => this.step(this.slider.value - 1 - this.index);
            this.back.ariaLabel = 'Previous step';
            this.next.ariaLabel = 'Next step';
            this.slider.ariaLabel = 'Step';
            this.count = make('span', { className: 'trace-count' });
            this.controls = make('div', { className: 'trace-controls' },
                this.back, this.run, this.next, this.slider, this.count);
            this.caption = make('p', { className: 'trace-caption', ariaLive: 'polite' });
            this.code = make('p', { className: 'trace-code' });
            this.message = make('p', { className: 'trace-message', role: 'status' });
            this.steps = make('details', { className: 'trace-steps' }, make('summary', {}, 'All steps'), this.list);

            this.stage.before(this.controls);
            this.stage.after(this.caption, this.code);
            figure.append(this.form(), this.message, this.steps);
            figure.classList.add('live');
            figure.tabIndex = 0;
            figure.addEventListener('keydown', event => this.key(event));
            addEventListener('beforeprint', () => this.print());
            addEventListener('afterprint', () => this.printed());
            this.take(this.worked, 0);
        }

        // What stands under the figure: here, the reader's own input.
        form() {
            this.field = textField(joined(this.args));
            this.restore = button('trace-restore', 'Back to the worked example', () => {
                this.field.value = joined(this.args);
                this.field.focus();
                this.restore.hidden = true;
                this.say('');
                this.take(this.worked, 0);
            });
            this.restore.hidden = true;
            // The reader's words come first, so that a column in an error is a column of the field.
            const run = () => this.ask(() => [...split(this.field.value), '--frames'], '', data => {
                this.take(data, 0);
                this.restore.hidden = false;
            });
            return form('trace-own', run, make('label', {}, 'Your own input', this.field), submit('Run'), this.restore);
        }

        // Runs the program once and hands its frames to `use`; whatever goes wrong is said in the page.
        async ask(args, stdin, use) {
            if (this.busy) return;
            this.busy = true;
            this.pause();
            this.say('');
            const { example } = this.figure.dataset;
            let doing = 'Fetching the program … A new one is built first, which can take a minute.';
            const slow = setTimeout(() => this.say(doing), 300);
            try {
                const list = args();
                await bookPrograms.ready(example);
                doing = 'Running …';
                if (this.message.textContent) this.say(doing);
                const data = await bookPrograms.frames(example, list, stdin);
                this.say('');
                use(data);
            } catch (error) {
                this.say(error.message, true);
            }
            clearTimeout(slow);
            this.busy = false;
        }

        say(words, bad = false) {
            this.message.textContent = words;
            this.message.classList.toggle('bad', bad);
        }

        // Takes an object of frames and shows the frame at `index`.
        take(data, index) {
            this.pause();
            this.frames = data.frames;
            this.title.textContent = data.title;
            this.answer.textContent = data.answer;
            this.list.replaceChildren(...this.frames.map(frame => make('li', {}, frame.caption)));
            this.slider.max = this.frames.length;
            this.controls.hidden = this.frames.length < 2;
            this.stage.style.minHeight = '';
            this.stage.replaceChildren();
            this.show(index);
        }

        show(index) {
            const last = Math.max(0, this.frames.length - 1);
            this.index = Math.max(0, Math.min(index, last));
            const { caption, at, text, svg } = this.frames[this.index] || { caption: '', text: '', svg: '' };
            // A stage that grew and shrank with its pictures would move the page under the reader's eyes.
            if (this.stage.firstElementChild) this.stage.style.minHeight = `${this.stage.offsetHeight}px`;
            this.stage.replaceChildren(picture(svg));
            this.stage.ariaLabel = text;
            this.caption.textContent = caption;
            this.slider.value = this.index + 1;
            this.count.textContent = this.slider.ariaValueText = `${this.index + 1} / ${last + 1}`;
            // Truly disabled, a button would lose the focus, and the next key would go to mdBook.
            this.back.ariaDisabled = String(this.index === 0);
            this.next.ariaDisabled = String(this.index === last);
            const line = findLine(at);
            this.code.replaceChildren(...line ? ['code: ', make('code', {}, line.text)] : []);
            light(line);
        }

        step(by) {
            this.pause();
            this.show(this.index + by);
        }

        toggle() {
            if (stillness.matches) return this.step(1);
            if (this.timer) return this.pause();
            if (this.index === this.frames.length - 1) this.show(0);
            this.timer = setInterval(() => {
                this.show(this.index + 1);
                if (this.index === this.frames.length - 1) this.pause();
            }, PACE);
            this.label();
        }

        pause() {
            clearInterval(this.timer);
            this.timer = 0;
            this.label();
        }

        label() {
            this.run.textContent = this.timer ? '❚❚' : '▶';
            this.run.ariaLabel = this.timer ? 'Pause' : 'Play';
        }

        // mdBook turns the page on arrow keys and opens its search on letters; keys meant for a figure stay in it.
        key(event) {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const moves = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
            if (event.target.type !== 'text') {
                if (event.key in moves) this.step(moves[event.key]);
                else if (event.key === ' ' && event.target.matches('figure, .trace-slider')) this.toggle();
                else return;
                event.preventDefault();
            }
            event.stopPropagation();
        }

        // Paper shows what the page shows without this script: every caption and the last picture.
        print() {
            this.kept = { index: this.index, open: this.steps.open };
            this.step(Infinity);
            this.steps.open = true;
        }

        printed() {
            this.steps.open = this.kept.open;
            this.show(this.kept.index);
        }
    }

    // A game against the same program. A worker cannot wait for a line of input, so each move runs the whole game
    // again, with all the moves so far on standard input.
    class Game extends Player {
        form() {
            this.start = [...this.args, '--play', '--frames'];  // The game on show, and the reader's moves in it.
            this.moves = [];
            this.move = textField('');
            this.moveButton = submit('Move');
            this.takeBack = button('trace-take-back', 'Take back', () =>
                this.play(this.start, this.moves.slice(0, -1)));
            this.log = make('p', { className: 'trace-moves' });
            this.field = textField(joined(this.args));
            const newGame = () => this.play(null, []);
            this.options = (this.worked.options || []).map(({ name }) =>
                make('input', { type: 'checkbox', value: name, onchange: newGame }));
            const labels = this.options.map((box, i) =>
                make('label', { className: 'trace-option' }, box, this.worked.options[i].about));
            const how = this.worked.how ? `A move is ${this.worked.how}.` : '';
            const send = () => this.move.value.trim() && this.play(this.start, [...this.moves, this.move.value.trim()]);
            return make('div', {},
                form('trace-move', send, make('label', {}, 'Your move', this.move), this.moveButton, this.takeBack),
                make('p', { className: 'trace-how' }, how), this.log,
                form('trace-new', newGame, make('label', {}, 'Start from', this.field), submit('New game'), ...labels));
        }

        // Plays a game up to here; `start` is null for a new one, as the fields say.
        play(start, moves) {
            const args = () => {
                const options = this.options.filter(box => box.checked).map(box => box.value);
                start ??= [...split(this.field.value), '--play', ...options, '--frames'];
                return start;
            };
            return this.ask(args, moves.map(move => `${move}\n`).join(''), data => {
                if (data.refused) return this.say(`That cannot be played: ${data.refused}.`, true);
                this.start = start;
                this.moves = moves;
                this.move.value = '';
                this.take(data, Infinity);
                if (data.over) this.figure.focus();         // The arrow keys now step through the game.
                else this.move.focus();
            });
        }

        take(data, index) {
            super.take(data, index);
            this.answer.hidden = !data.over;
            this.move.disabled = this.moveButton.disabled = Boolean(data.over);
            this.takeBack.disabled = this.moves.length === 0;
            this.log.textContent = this.moves.length ? `Your moves: ${this.moves.join(' · ')}` : '';
        }
    }

    // From the last figure to the first, so that the first one lights its line.
    for (const figure of [...document.querySelectorAll('figure.trace')].reverse()) {
        new (figure.classList.contains('play') ? Game : Player)(figure);
    }
})();
