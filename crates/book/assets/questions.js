// The questions of a page: choices to tick or a value to type, a verdict with its reason, and the answer in a fold.
// Without this script a question shows its choices and the folded answer. The HTML is made by the book's builder.
'use strict';

(() => {
    // Values are the same if they differ only in blanks, commas and case.
    const plain = value => value.replace(/[\s,]+/g, ' ').trim().toLowerCase();

    // A copy of what the fold says, without the ids.
    function copies(elements) {
        return elements.flatMap(element => [...element.cloneNode(true).childNodes, ' ']).map(node => {
            for (const inner of [node, ...(node.querySelectorAll?.('[id]') ?? [])]) inner.removeAttribute?.('id');
            return node;
        });
    }

    for (const question of document.querySelectorAll('.question[data-question]')) {
        const { kind, right, answer } = question.dataset;
        const solution = question.querySelector('details.solution');
        const verdict = make('div', { className: 'verdict', role: 'status' });
        const form = make('form', { className: 'question-form' });
        const key = readerWork.key(question.id);

        function say(isRight, word, reasons) {
            question.classList.toggle('solved', isRight);
            verdict.className = `verdict ${isRight ? 'good' : 'bad'}`;
            verdict.replaceChildren(make('strong', {}, word), ' ', ...copies(reasons));
            if (isRight && !readerWork.all().solved[key]) readerWork.keep(kept => { kept.solved[key] = true; });
        }

        // A question of choices, or one of a typed value: `check` reads the form, `fill` puts the answer in.
        const { check, fill } = kind === 'choice' ? choices() : value();

        function choices() {
            const list = question.querySelector('ol.choices');
            const becauses = [...question.querySelectorAll('.becauses > li')];
            const wanted = right.split(/\s+/).map(number => Number(number) - 1);
            const boxes = [...list.children].map(item => {
                const box = make('input', { type: wanted.length > 1 ? 'checkbox' : 'radio', name: question.id });
                const text = make('span', { className: 'choice' }, ...item.childNodes);
                item.append(make('label', {}, box, text));
                return box;
            });
            list.before(form);
            form.append(list, make.submit('Check'));
            form.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
                const box = boxes[Number(key) - 1];
                if (!box || altKey || ctrlKey || metaKey) return;
                box.click();
                box.focus();
            });
            return {
                check() {
                    const chosen = [...boxes.keys()].filter(at => boxes[at].checked);
                    const wrong = chosen.filter(at => !wanted.includes(at));
                    const because = places => places.map(at => becauses[at]).filter(Boolean);
                    if (chosen.length === 0) return say(false, 'Choose first.', []);
                    if (wrong.length > 0) return say(false, 'Not so.', because(wrong));
                    if (chosen.length < wanted.length) return say(false, 'Right as far as it goes, but there is more.', []);
                    say(true, '✓ Right.', because(wanted));
                },
                fill: () => boxes.forEach((box, at) => { box.checked = wanted.includes(at); }),
            };
        }

        function value() {
            const field = make.textField('');
            const wrongs = [...question.querySelectorAll('.wrong[data-value]')];
            form.classList.add('value');
            form.append(make('label', {}, 'Your answer', field), make.submit('Check'));
            if (solution) solution.before(form);
            else question.append(form);
            return {
                check() {
                    const typed = plain(field.value);
                    if (typed === '') return say(false, 'Type an answer first.', []);
                    if (typed === plain(answer)) return say(true, '✓ Right.', [...question.querySelectorAll('.because')]);
                    const hints = wrongs.filter(hint => plain(hint.dataset.value) === typed);
                    say(false, hints.length ? 'Not so.' : 'Not so. Try again.', hints);
                },
                fill: () => { field.value = answer; },
            };
        }

        form.onsubmit = event => { event.preventDefault(); check(); };
        // mdBook turns the page on arrow keys; here they move between choices and letters.
        form.addEventListener('keydown', event => {
            if (!event.altKey && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        });
        form.after(verdict);
        if (readerWork.all().solved[key]) {
            fill();
            check();
        }
    }
})();
