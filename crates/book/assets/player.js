// Plays the figures of a page: steps through the frames beside the code that runs, asks what comes next, runs the
// figure's program on the reader's own input, and plays games against it. Without this script a figure shows every
// caption and its last picture. The HTML of a figure is made by the book's builder; listings.js copies the code,
// programs.js fetches and runs the programs, graphs.js and planes.js edit
// the graph or the points of an input.
'use strict';

(() => {
    const PACE = 1600;                                      // Milliseconds a frame when playing, at speed 1.
    const REPLY = 900;                                      // Milliseconds between the reader's move and the reply.
    const SPEEDS = [['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']];
    const MOST_WIDTH = 1180;                                // Pixels of a figure that is wider than the prose.
    const LEAST_CODE = 380;                                 // Pixels of code that are worth standing beside a picture.
    const LEAST_PICTURE = 340;
    const FRAME = 34, GAP = 24;                             // What the frame of a figure and its middle take.
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const { button, submit, textField } = make;
    const players = [];

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

    // The most that the pictures take: { width, height }. Each says its size in its first tag.
    function largest(frames) {
        const size = (svg, name) => Number(svg.match(new RegExp(`^<svg[^>]*? ${name}="([\\d.]+)"`))?.[1] || 0);
        const most = name => Math.ceil(Math.max(0, ...frames.map(({ svg }) => size(svg, name))));
        return { width: most('width'), height: most('height') };
    }

    const pageBar = new bookListings.Bar();                 // On the line of the frame that was shown last.

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
            this.speed = make('select', { className: 'trace-speed', ariaLabel: 'Speed' },
                ...SPEEDS.map(([value, text]) => make('option', { value }, text)));
            this.speed.onchange = () => this.setSpeed();
            this.predict = button('trace-predict', 'Predict', () => this.setPredicting(!this.predicting));
            this.predict.title = 'Be asked what comes next';
            this.hint = make('span', { className: 'trace-keys', ariaHidden: 'true' });
            this.hint.append(make('kbd', {}, '←'), ' ', make('kbd', {}, '→'), ' step');
            this.controls = make('div', { className: 'trace-controls' },
                this.back, this.run, this.next, this.slider, this.count, this.speed, this.predict, this.hint);
            this.caption = make('p', { className: 'trace-caption', ariaLive: 'polite' });
            this.question = make('div', { className: 'trace-ask', hidden: true });
            this.panel = new bookListings.Panel();
            this.message = make('p', { className: 'trace-message', role: 'status' });
            this.cancel = button('trace-cancel', 'Cancel', () => this.running.abort());
            this.cancel.hidden = true;
            this.steps = make('details', { className: 'trace-steps' }, make('summary', {}, 'All steps'), this.list);

            this.left = make('div', { className: 'trace-left' }, this.caption, this.question);
            this.body = make('div', { className: 'trace-body' }, this.left, this.panel.element);
            this.stage.before(this.controls, this.body);
            this.left.prepend(this.stage);
            ['role', 'aria-label'].forEach(name => this.stage.removeAttribute(name));   // Each picture has its own.
            this.title.id = `${figure.id}-title`;
            figure.setAttribute('aria-labelledby', this.title.id);
            const marks = make('a', { className: 'trace-marks', href: `${path_to_root}picture-legend.html` }, 'What the marks mean');
            figure.append(this.form(), make('div', { className: 'trace-status' }, this.message, this.cancel), marks, this.steps);
            figure.classList.add('live');
            figure.tabIndex = 0;
            figure.addEventListener('keydown', event => this.key(event));
            this.stage.onclick = () => this.editor || figure.focus({ preventScroll: true });
            this.stage.onscroll = () => this.edges();
            this.input = null;                              // The line that was run; null for the worked example.
            this.take(this.worked, 0);
        }

        // What stands under the figure: here, the reader's own input.
        form() {
            this.field = textField(joined(this.args));
            this.restore = button('trace-restore', 'Back to the worked example', () => {
                this.takeWorked();
                this.field.focus();
                this.remember();
            });
            this.restore.hidden = true;
            const random = button('trace-random', 'Random', () => this.runRandom());
            random.title = 'Run on a random input';
            random.hidden = !this.worked.random;
            this.plane = bookPlanes.kind(this.worked.frames);
            const what = this.plane ? 'Edit the points' : 'Edit the graph';
            this.edit = button('trace-edit', what, () => this.setEditing(!this.editor));
            this.edit.hidden = !this.plane && bookGraphs.places(this.worked.frames) === null;
            this.field.oninput = () => this.editor?.read(this.words(this.field.value) || []);
            return form('trace-own', () => this.runOwn(this.field.value),
                make('label', {}, 'Your own input', this.field), submit('Run'), random, this.edit, this.restore);
        }

        // The arguments of a line; null, and the reason in the page, if it cannot be read.
        words(line) {
            try {
                this.say('');
                return split(line);
            } catch (error) {
                this.say(error.message, true);
                return null;
            }
        }

        // Shows the graph or the points of the field, to be edited, in place of the frame.
        setEditing(on) {
            const words = on && this.words(this.field.value);
            if (on && !words) return;
            this.pause();
            this.editor = null;
            if (on) {
                const places = bookGraphs.places(this.frames) || bookGraphs.places(this.worked.frames);
                const written = edited => { this.field.value = joined(edited); };
                this.pose(null);
                this.editor = this.plane ? new bookPlanes.Editor(words, this.plane, written)
                    : new bookGraphs.Editor(words, this.args, places, written);
                this.stage.replaceChildren(this.editor.element);
                this.panel.light(null);
                this.edges();
            } else this.show(this.index);
            this.markEditing();
        }

        markEditing() {
            this.figure.classList.toggle('editing', Boolean(this.editor));
            this.edit.ariaPressed = String(Boolean(this.editor));
        }

        takeWorked() {
            this.field.value = joined(this.args);
            this.restore.hidden = true;
            this.say('');
            this.input = null;
            this.take(this.worked, 0);
        }

        // Runs the program on a line of arguments. The reader's words come first, so that a column in an error is a
        // column of the field.
        runOwn(line, index = 0) {
            this.field.value = line;
            if (line.trim() === '') {
                const example = joined(this.args);
                return this.say(example ? `Type an input first, for example: ${example}` : 'Type an input first.', true);
            }
            // A program of a page prints its frames unasked.
            return this.execute(() => split(line), '', data => {
                this.input = line.trim();
                this.take(data, index);
                this.remember();
            }).then(() => { this.restore.hidden = this.input === null && !this.message.classList.contains('bad'); });
        }

        runRandom() {
            const seed = String(Math.floor(Math.random() * 2 ** 32));
            // The flags of the figure belong to the random input too; it takes the place of the data.
            return this.execute(() => [...this.args, '--random', seed], '', data => {
                this.input = this.field.value = data.input;
                this.restore.hidden = false;
                this.take(data, 0);
                this.remember();
            });
        }

        // Runs the program once and hands its frames to `use`; whatever goes wrong is said in the page.
        async execute(args, stdin, use) {
            if (this.running) {
                this.cancel.hidden = false;
                return this.say('Still running.');
            }
            const running = this.running = new AbortController();
            this.pause();
            this.say('');
            const { example } = this.figure.dataset;
            let doing = 'Fetching the program … A new one is built first, which can take a minute.';
            const slow = setTimeout(() => {
                this.say(doing);
                this.cancel.hidden = false;
            }, 300);
            try {
                const list = args();
                const stopped = new Promise((_, reject) => {
                    running.signal.onabort = () => reject(new Error('Canceled.'));
                });
                await Promise.race([bookPrograms.ready(example), stopped]);
                doing = 'Running …';
                if (this.message.textContent) this.say(doing);
                const data = await Promise.race([bookPrograms.frames(example, list, stdin, running.signal), stopped]);
                this.say('');
                use(data);
            } catch (error) {
                this.say(error.message, true);
            }
            clearTimeout(slow);
            this.cancel.hidden = true;
            this.running = null;
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
            this.lines = this.frames.map(frame => bookListings.find(frame.at));
            this.panel.take(this.lines.filter(Boolean));
            this.nAsked = this.frames.filter(frame => frame.ask).length;
            this.given = new Map();                         // The choice at each frame that was answered.
            this.predict.hidden = this.nAsked === 0;
            this.size = largest(this.frames);
            this.stage.replaceChildren();
            this.room = null;
            this.layout();
            this.setPredicting(this.predicting && this.nAsked > 0, index);
        }

        // The figure takes what it needs of the page's width: picture and code side by side, if there is room for both.
        // Whatever the frame, it keeps its height: that of the tallest picture and the longest caption.
        layout() {
            const { figure, panel, size } = this;
            const { parentElement } = figure;
            const prose = parentElement.clientWidth;
            const room = parentElement.localName === 'main' ? parentElement.parentElement.clientWidth - 30 : prose;
            if (prose === 0 || this.room === `${prose} ${room}`) return;
            this.room = `${prose} ${room}`;
            const most = Math.max(prose, Math.min(room, MOST_WIDTH));
            const pictureWidth = Math.max(size.width, LEAST_PICTURE);
            const wish = panel.element.hidden ? { width: 0, height: 0 } : panel.wish();
            const beside = wish.width > 0 &&
                most - FRAME - GAP - pictureWidth >= Math.min(wish.width, LEAST_CODE);
            const wanted = FRAME + pictureWidth + (beside ? GAP + wish.width : 0);
            figure.classList.toggle('beside', beside);
            figure.classList.toggle('wide', wanted > prose && most > prose);
            figure.style.setProperty('--figure-width', `${Math.max(prose, Math.min(wanted, most))}px`);
            figure.style.setProperty('--picture-width', `${pictureWidth}px`);
            const { stage } = this;
            this.scrolls = size.width > stage.clientWidth;
            stage.style.overflowX = this.scrolls ? 'scroll' : '';   // A bar that came and went would move the page.
            stage.style.minHeight = `${size.height + stage.offsetHeight - stage.clientHeight}px`;
            this.caption.style.minHeight = '';
            const captions = make('div', { className: 'trace-measure' },
                ...this.frames.map(({ caption }) => make('p', { className: 'trace-caption' }, caption)));
            this.caption.after(captions);
            const heights = [...captions.children].map(caption => caption.getBoundingClientRect().height);
            const tallest = Math.ceil(Math.max(0, ...heights));
            captions.remove();
            this.caption.style.minHeight = `${tallest}px`;
            figure.style.setProperty('--code-height', `${Math.min(wish.height, Math.max(420, size.height + tallest))}px`);
            panel.element.classList.toggle('short', wish.height < 160);
            this.settle();
        }

        // What depends on how much there is room for.
        settle() {
            make.reachable(this.stage, 'The picture, which is wider than its frame', this.scrolls);
            make.reachable(this.answer, 'The answer');
            this.edges();
            this.panel.settle();
        }

        // A stage that scrolls says so at its edges.
        edges() {
            const { scrollLeft, scrollWidth, clientWidth } = this.stage;
            this.stage.classList.toggle('more-left', scrollLeft > 1);
            this.stage.classList.toggle('more-right', scrollLeft + clientWidth < scrollWidth - 1);
        }

        show(index) {
            if (this.editor) {
                this.editor = null;
                this.markEditing();
            }
            const last = Math.max(0, this.frames.length - 1);
            this.index = Math.max(0, Math.min(index, last));
            const { caption, text, svg, ask } = this.frames[this.index] || { caption: '', text: '', svg: '' };
            const drawn = picture(svg);
            if (drawn) Object.assign(drawn, { role: 'img', ariaLabel: `Step ${this.index + 1}`, ariaDescription: text });
            this.stage.replaceChildren(drawn);
            this.caption.textContent = caption;
            this.slider.value = this.index + 1;
            this.count.textContent = this.slider.ariaValueText = `${this.index + 1} / ${last + 1}`;
            // Truly disabled, a button would lose the focus, and the next key would go to mdBook.
            this.back.ariaDisabled = String(this.index === 0);
            this.next.ariaDisabled = String(this.index === last);
            // The answer waits for the last step, and its place is kept.
            this.answer.classList.toggle('held', this.index < last);
            this.followActive();
            this.panel.light(this.lines[this.index]);
            this.lightPage();
            this.pose(this.predicting ? ask : null);
        }

        // Lights the line in the page's own listing.
        lightPage() {
            const line = this.lines[this.index];
            pageBar.put(line?.code, line?.code.parentElement, line?.start, line?.end);
        }

        // In a stage that scrolls, what the step is about is brought into view.
        followActive() {
            const { stage } = this;
            if (stage.scrollWidth > stage.clientWidth) {
                let boxes = [...stage.querySelectorAll('.active')].map(part => part.getBoundingClientRect());
                const reach = () => [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
                let [from, to] = reach();
                if (to - from > stage.clientWidth) {        // Not all of it fits: then the first.
                    boxes = boxes.slice(0, 1);
                    [from, to] = reach();
                }
                const { left, right } = stage.getBoundingClientRect();
                if (boxes.length && (from < left + 20 || to > right - 20)) {
                    stage.scrollLeft += (from + to) / 2 - (left + right) / 2;
                }
            }
            this.edges();
        }

        step(by) {
            if (this.editor) return;
            this.pause();
            this.show(this.index + by);
            this.remember();
        }

        toggle() {
            if (stillness.matches) return this.step(1);
            if (this.timer) return this.pause();
            players.forEach(player => player.pause());
            if (this.index === this.frames.length - 1) this.show(0);
            this.timer = setInterval(() => {
                this.show(this.index + 1);
                this.remember();
                if (this.index === this.frames.length - 1) this.pause();
            }, PACE / (readerWork.all().speed || 1));
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
            // Read aloud, a caption takes longer than it is shown.
            this.caption.ariaLive = this.timer ? 'off' : 'polite';
            this.speed.value = readerWork.all().speed || 1;
        }

        setSpeed() {
            const { value } = this.speed;
            readerWork.keep(kept => { kept.speed = Number(value); });
            const plays = this.timer;
            players.forEach(player => player.pause());
            if (plays) this.toggle();
        }

        // ---- Predicting: a frame may carry a question about the next one.

        setPredicting(on, index = this.index) {
            this.predicting = on;
            this.predict.ariaPressed = String(on);
            this.tally();
            this.show(index);
        }

        tally() {
            const asked = [...this.given].map(([index, choice]) => this.frames[index].ask.answer === choice);
            const right = asked.filter(Boolean).length;
            this.predict.textContent = this.predicting && asked.length ? `Predict: ${right} of ${asked.length}` : 'Predict';
            return [right, this.nAsked];
        }

        // Puts the question of a frame below its caption; the player waits for the answer.
        pose(ask) {
            if (this.question.contains(document.activeElement)) this.figure.focus({ preventScroll: true });
            this.question.hidden = !ask;
            this.question.replaceChildren();
            if (!ask) return;
            this.pause();
            this.verdict = make('p', { className: 'verdict', role: 'status' });
            this.choices = ask.choices.map((choice, at) => {
                const pick = button('trace-choice', '', () => this.choose(at));
                pick.append(make('kbd', {}, at + 1), ' ', choice);
                return pick;
            });
            this.question.append(make('p', { className: 'trace-ask-question' }, ask.question),
                make('div', { className: 'trace-choices' }, ...this.choices), this.verdict);
            if (this.given.has(this.index)) this.judge();
        }

        choose(at) {
            const open = !this.question.hidden && !this.given.has(this.index) && at < this.choices.length;
            if (!open) return false;
            this.given.set(this.index, at);
            const count = this.tally();
            if (this.input === null) {
                const key = readerWork.key(this.figure.id);
                readerWork.keep(kept => {
                    if (count[0] >= (kept.predicted[key] || [0])[0]) kept.predicted[key] = count;
                });
            }
            this.judge();
            return true;
        }

        judge() {
            const { answer, because } = this.frames[this.index].ask;
            const given = this.given.get(this.index);
            this.choices.forEach((choice, at) => {
                choice.ariaDisabled = 'true';               // Not disabled: the focus stays, and keys with it.
                choice.classList.toggle('right', at === answer);
                choice.classList.toggle('wrong', at === given && at !== answer);
            });
            this.verdict.className = `verdict ${given === answer ? 'good' : 'bad'}`;
            this.verdict.replaceChildren(make('strong', {}, given === answer ? '✓ Right.' : 'Not so.'), ' ', because);
        }

        // ---- Keys, the address, paper.

        // mdBook turns the page on arrow keys and opens its search on letters; keys meant for a figure stay in it.
        key(event) {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const moves = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
            const { target } = event;
            // A field, and a box that is focused because it scrolls, need the keys themselves.
            if (!target.matches('input[type=text], select, .trace-stage, .trace-code, .trace-answer, .trace-editor *')) {
                if (event.key in moves) this.step(moves[event.key]);
                else if (event.key === ' ' && target.matches('figure, .trace-slider')) this.toggle();
                else if (!this.choose(Number(event.key) - 1)) {
                    if (/^\d$/.test(event.key)) event.stopPropagation();
                    return;
                }
                event.preventDefault();
            }
            event.stopPropagation();
        }

        // Writes what is on show into the address, once the reader has acted.
        remember() {
            clearTimeout(this.remembering);
            this.remembering = setTimeout(() => {
                const state = new URLSearchParams(this.input === null ? {} : { in: this.input });
                state.set('step', this.index + 1);
                history.replaceState(history.state, '', `#${this.figure.id}?${state}`);
            }, 200);
        }

        // Shows what an address says.
        async restoreState(state) {
            clearTimeout(this.remembering);
            const line = state.get('in');
            const index = (Number(state.get('step')) || 1) - 1;
            this.pause();
            if (line !== null && line !== joined(this.args) && line !== this.input) await this.runOwn(line, index);
            else {
                if (line === null || line === joined(this.args)) {
                    if (this.input !== null) this.takeWorked();
                }
                this.show(index);
            }
        }

        // Paper shows what the page shows without this script: every caption and the last picture.
        print() {
            this.pause();
            this.kept = { index: this.index, open: this.steps.open };
            this.show(Infinity);
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
            this.start = [...this.args, '--play'];  // The game on show, and the reader's moves in it.
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
            const send = () => {
                const move = this.move.value.trim();
                if (move) this.play(this.start, [...this.moves, move]);
                else this.say(`Type a move first. ${how}`);
            };
            return make('div', {},
                form('trace-move', send, make('label', {}, 'Your move', this.move), this.moveButton, this.takeBack),
                make('p', { className: 'trace-how' }, how), this.log,
                form('trace-new', newGame, make('label', {}, 'Start from', this.field), submit('New game'), ...labels));
        }

        // Plays a game up to here; `start` is null for a new one, as the fields say.
        play(start, moves) {
            const args = () => {
                const options = this.options.filter(box => box.checked).map(box => box.value);
                start ??= [...split(this.field.value), '--play', ...options];
                return start;
            };
            return this.execute(args, moves.map(move => `${move}\n`).join(''), data => {
                if (data.refused) return this.say(`That cannot be played: ${data.refused}.`, true);
                const shown = moves.length > this.moves.length ? this.frames.length : Infinity;
                this.start = start;
                this.moves = moves;
                this.move.value = '';
                this.take(data, stillness.matches ? Infinity : shown);
                if (data.over) this.figure.focus();         // The arrow keys now step through the game.
                else this.move.focus();
                if (this.index === this.frames.length - 1) return;
                // First the reader's own move is seen, then the reply.
                this.timer = setTimeout(() => {
                    this.timer = 0;
                    this.show(Infinity);
                }, REPLY);
            });
        }

        take(data, index) {
            super.take(data, index);
            this.answer.hidden = !data.over;
            this.move.disabled = this.moveButton.disabled = Boolean(data.over);
            this.takeBack.disabled = this.moves.length === 0;
            this.log.textContent = this.moves.length ? `Your moves: ${this.moves.join(' · ')}` : '';
        }

        remember() {}

        async restoreState(state) { this.show((Number(state.get('step')) || 1) - 1); }
    }

    for (const figure of document.querySelectorAll('figure.trace')) {
        players.push(new (figure.classList.contains('play') ? Game : Player)(figure));
    }
    players[0]?.lightPage();
    const playerOf = element => players.find(({ figure }) => figure.contains(element));

    // ---- The room of the page.

    const relayout = make.onResize(() => players.forEach(player => player.layout()));
    const main = document.querySelector('main');
    if (main && players.length) [main, main.parentElement].forEach(relayout);
    const unfolded = make.onResize(figure => playerOf(figure).layout());
    players.forEach(({ figure }) => unfolded(figure));      // One in a fold has no size before it is opened.

    // Nothing plays where nobody looks.
    const onScreen = new IntersectionObserver(entries => entries.forEach(({ target, isIntersecting }) => {
        if (!isIntersecting) playerOf(target).pause();
    }));
    players.forEach(({ figure }) => onScreen.observe(figure));

    // ---- Keys that are pressed while no figure has the focus go to the figure that is most in view.

    function mostInView() {
        let best = null, most = 0;
        for (const player of players.filter(({ controls }) => !controls.hidden && controls.checkVisibility())) {
            const top = player.controls.getBoundingClientRect().top;
            const bottom = player.caption.getBoundingClientRect().bottom;
            const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
            if (seen > most && seen > Math.min((bottom - top) / 2, innerHeight / 2)) [best, most] = [player, seen];
        }
        return best;
    }

    document.addEventListener('keydown', event => {
        const { target } = event;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || playerOf(target)) return;
        if (target.closest('input, textarea, select, nav, .question, [role=menu], [role=region]')) return;
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by && !/^[1-9]$/.test(event.key)) return;
        const player = mostInView();
        if (!player) return;
        if (by) player.step(by);
        else if (!player.choose(Number(event.key) - 1)) return;
        event.preventDefault();
        event.stopPropagation();
    }, true);

    // The figure that hears the keys says so.
    let asked = 0;
    function markHearer() {
        cancelAnimationFrame(asked);
        asked = requestAnimationFrame(() => {
            const hearer = playerOf(document.activeElement) || mostInView();
            players.forEach(player => player.figure.classList.toggle('hears', player === hearer));
        });
    }
    for (const event of ['scroll', 'resize', 'focusin', 'focusout']) {
        addEventListener(event, markHearer, { passive: true, capture: true });
    }
    markHearer();

    // ---- `#trace-nim-1?in=3+4+5&step=2` is the address of a state.

    function visit(hash, fromLink) {
        const [id, state] = hash.slice(1).split(/\?(.*)/);
        const player = players.find(({ figure }) => figure.id === id);
        if (!player || state === undefined) return false;
        player.restoreState(new URLSearchParams(state));
        player.figure.scrollIntoView({ block: 'start' });
        player.figure.focus({ preventScroll: true });
        return true;
    }
    addEventListener('hashchange', ({ newURL }) => {
        // The reader has gone elsewhere. What was on show may have been written over the new address meanwhile.
        players.forEach(player => clearTimeout(player.remembering));
        if (location.href !== newURL) history.replaceState(history.state, '', newURL);
        visit(location.hash);
    });
    document.addEventListener('click', event => {           // The same link again is no change of the address.
        const link = event.target.closest?.('a[href^="#"]');
        if (link && link.hash === location.hash) visit(link.hash);
    });
    visit(location.hash);

    // ---- "Try `3 2 1`" in the prose near a figure becomes a button that runs it.

    const nearest = (paragraph, next) => {
        for (let near = paragraph[next]; near && !/^h[1-6]$/.test(near.localName); near = near[next]) {
            if (near.matches('figure.trace:not(.play)')) return playerOf(near);
        }
        return null;
    };
    for (const paragraph of document.querySelectorAll('main > p')) {
        if (!/\bTry\b/.test(paragraph.textContent)) continue;
        const player = nearest(paragraph, 'previousElementSibling') || nearest(paragraph, 'nextElementSibling');
        if (!player) continue;
        let tries = false;                                  // From the word to the end of its sentence.
        for (const node of [...paragraph.childNodes]) {
            if (node.nodeType === Node.TEXT_NODE) {
                const [begins, ends] = [/\bTry\b/g, /[.!?](\s|$)/g].map(pattern =>
                    Math.max(-1, ...[...node.data.matchAll(pattern)].map(match => match.index)));
                if (begins !== -1 || ends !== -1) tries = begins > ends;
            } else if (tries && node.localName === 'code') {
                const line = node.textContent;
                const run = button('try', '', () => {
                    player.figure.scrollIntoView({ block: 'nearest' });
                    player.runOwn(line);
                });
                run.title = 'Run it in the figure';
                node.replaceWith(run);
                run.append(node);
            }
        }
    }

    addEventListener('beforeprint', () => players.forEach(player => player.print()));
    addEventListener('afterprint', () => players.forEach(player => player.printed()));
})();
