// The listings of a page as the figures use them: the line that runs now, the bar that lights it, and the copy of the
// listing that stands beside a picture.
'use strict';

const bookListings = (() => {
    // The only place where `piece` stands in the listings that are open to view: { code, start, end, text }.
    function find(piece) {
        const found = [];
        for (const code of piece ? document.querySelectorAll('main .listing:not(.test) pre > code') : []) {
            if (code.closest('details')) continue;
            const source = code.textContent;
            for (let at = source.indexOf(piece); at !== -1; at = source.indexOf(piece, at + 1)) {
                const start = source.slice(0, at).lastIndexOf('\n') + 1;
                const newline = source.indexOf('\n', at + piece.length);
                const end = newline === -1 ? source.length : newline;
                const text = source.slice(start, end);
                found.push({ code, start: start + text.search(/\S/), end, text: text.trim() });
            }
        }
        return found.length === 1 ? found[0] : null;
    }

    // A bar that lies on one line of code. Fonts, zoom and the sidebar move lines, so it is placed anew at each change.
    class Bar {
        constructor() {
            this.element = make('span', { className: 'lit-line', hidden: true });
            this.sizes = new ResizeObserver(() => this.place());
        }

        // Lights the text from `start` to `end` of `code`; the bar is put into `host`. Without code, nothing is lit.
        put(code, host, start, end) {
            if (this.code !== code) {
                this.sizes.disconnect();
                if (code) this.sizes.observe(code);
            }
            Object.assign(this, { code, host, start, end });
            this.place();
        }

        place() {
            const { element } = this;
            const { top, height } = this.line = this.code ? this.measure() : { top: 0, height: 0 };
            if (height > 0 && element.parentElement !== this.host) this.host.append(element);
            element.style.top = `${top}px`;
            element.style.height = `${height}px`;
            element.hidden = height === 0;
        }

        // Syntax colors cut a line into many elements, so it is measured as a range of text, whatever holds the text.
        measure() {
            const range = document.createRange();
            const nodes = document.createTreeWalker(this.code, NodeFilter.SHOW_TEXT);
            for (let before = 0, after; nodes.nextNode(); before = after) {
                const node = nodes.currentNode;
                after = before + node.length;
                if (before <= this.start && this.start < after) range.setStart(node, this.start - before);
                if (before < this.end && this.end <= after) range.setEnd(node, this.end - before);
            }
            const { top, height } = range.getBoundingClientRect();
            return { top: top - this.host.getBoundingClientRect().top, height };
        }
    }

    // The copy of a listing beside a picture. It keeps its place when a frame is nowhere in the code, and then lights
    // nothing. Below the picture it is folded to the lit line and its neighbors.
    class Panel {
        constructor() {
            this.bar = new Bar();
            this.pre = make('pre', { className: 'trace-code', role: 'group' });
            this.toggle = make.button('trace-unfold', '', () => this.fold(!this.folded));
            this.element = make('div', { className: 'trace-listing', hidden: true }, this.pre, this.toggle);
            this.fold(true);
        }

        // Shows one of the listings in which `lines` stand: the first, until `light` asks for another.
        take(lines) {
            this.sources = [...new Set(lines.map(line => line.code))];
            this.element.hidden = this.sources.length === 0;
            this.copy = this.source = this.line = null;
            this.pre.replaceChildren();
            if (this.sources.length) this.mirror(this.sources[0]);
        }

        mirror(source) {
            if (this.source === source) return;
            this.bar.put(null);
            this.source = source;
            this.copy = source.cloneNode(true);
            for (const inner of [this.copy, ...this.copy.querySelectorAll('[id]')]) inner.removeAttribute('id');
            for (const name of ['tabindex', 'role', 'aria-label']) this.copy.removeAttribute(name);
            this.pre.replaceChildren(this.copy);
            this.reach();
        }

        light(line) {
            if (this.element.hidden) return;
            if (line) this.mirror(line.code);
            this.line = line;
            this.bar.put(line && this.copy, this.copy, line?.start, line?.end);
            this.name();
            this.follow();
        }

        // Scrolls the lit line into the box, which never scrolls the page.
        follow() {
            if (!this.line) return;
            const { top, height } = this.bar.line;
            const { scrollTop, clientHeight } = this.pre;
            const inset = this.copy.offsetTop + top;
            if (inset - height < scrollTop || inset + 2 * height > scrollTop + clientHeight) {
                this.pre.scrollTop = inset - (clientHeight - height) / 2;
            }
        }

        fold(folded) {
            this.folded = folded;
            this.element.classList.toggle('folded', folded);
            this.toggle.textContent = folded ? 'Show all the code' : 'Show less';
            this.toggle.ariaExpanded = String(!folded);
            if (this.copy) this.settle();
        }

        // After a change of the room that there is.
        settle() {
            this.bar.place();
            this.reach();
            this.follow();
        }

        reach() {
            this.name();
            if (make.overflows(this.pre)) this.pre.tabIndex = 0;
            else this.pre.removeAttribute('tabindex');
        }

        name() {
            this.pre.ariaLabel = this.line ? `The code, now at: ${this.line.text}` : 'The code';
        }

        // The room that all the listings would like: { width, height }, in pixels.
        wish() {
            const ruler = make('span', {}, '0'.repeat(100));
            this.copy.append(ruler);
            const { width } = ruler.getBoundingClientRect();
            const height = parseFloat(getComputedStyle(this.copy).lineHeight) || 20;
            ruler.remove();
            const lines = this.sources.map(source => source.textContent.trimEnd().split('\n'));
            const padding = 36;
            return {
                width: Math.ceil(Math.max(...lines.flat().map(line => line.length)) * width / 100) + padding,
                height: Math.ceil(Math.max(...lines.map(all => all.length)) * height) + padding,
            };
        }
    }

    return { find, Bar, Panel };
})();
