// The reader's work: pages read, questions solved, steps predicted. It is kept in this browser alone, shown as marks in
// the sidebar and as a table on the page of the progress, and forgotten at the press of a button.
'use strict';

const readerWork = (() => {
    const KEY = 'way-to-algorithm';
    const root = new URL(path_to_root || './', location.href).href;

    // The path of a page of the book, as `sort/quick-sort.html`; null for what is elsewhere.
    function pathOf(address) {
        const page = address.split(/[?#]/)[0];
        return page.startsWith(root) ? page.slice(root.length) || 'index.html' : null;
    }

    // { read: { path: true }, solved: { 'path#question': true }, predicted: { 'path#figure': [right, of] },
    //   questions: { path: how many }, speed }
    function all() {
        let kept = null;
        try {
            kept = JSON.parse(localStorage.getItem(KEY));
        } catch { /* There is no store, or nothing of ours is in it. */ }
        return { read: {}, solved: {}, predicted: {}, questions: {}, ...kept };
    }

    // Another tab may have written meanwhile, so a change is made to what is there now.
    function keep(change) {
        const kept = all();
        change(kept);
        try {
            localStorage.setItem(KEY, JSON.stringify(kept));
        } catch { /* Nothing can be kept here: the page works all the same. */ }
        show(kept);
    }

    const solvedOn = (kept, path) => Object.keys(kept.solved).filter(key => key.startsWith(`${path}#`)).length;

    function predictedOn(kept, path) {
        const counts = Object.entries(kept.predicted).filter(([key]) => key.startsWith(`${path}#`));
        return counts.reduce(([right, of], [, count]) => [right + count[0], of + count[1]], [0, 0]);
    }

    // The links of the sidebar that lead to pages.
    function pages() {
        const links = [...document.querySelectorAll('#mdbook-sidebar a[href]')];
        const found = links.filter(link => !link.hash).map(link => ({ link, path: pathOf(link.href) }));
        return found.filter(({ path }) => path);
    }

    // The first page stands at the root too, under another name.
    let here = pathOf(location.href) || location.pathname;
    if (here === 'index.html' && !pages().some(({ path }) => path === here)) here = pages()[0]?.path || here;

    function show(kept) {
        for (const { link, path } of pages()) {
            link.querySelector('.mark')?.remove();
            const questions = kept.questions[path];
            if (questions && solvedOn(kept, path) >= questions) {
                link.append(make('span', { className: 'mark', role: 'img', ariaLabel: 'all questions solved' }, '✓'));
            } else if (kept.read[path]) {
                link.append(make('span', { className: 'mark', role: 'img', ariaLabel: 'read' }, '·'));
            }
        }
        const table = document.getElementById('progress');
        if (table) table.replaceChildren(...report(kept));
    }

    // What stands on the page of the progress.
    function report(kept) {
        const row = (name, cells) => make('tr', {}, ...cells.map(cell => make(name, {}, cell)));
        const rows = pages().map(({ link, path }) => {
            const title = [...link.childNodes].filter(node => !node.classList?.contains('mark'))
                .map(node => node.textContent).join('');
            const [right, of] = predictedOn(kept, path);
            return row('td', [
                make('a', { href: link.href }, title.trim()),
                kept.read[path] ? '✓' : '',
                kept.questions[path] ? `${solvedOn(kept, path)} of ${kept.questions[path]}` : '',
                of ? `${right} of ${of}` : '',
            ]);
        });
        const read = pages().filter(({ path }) => kept.read[path]).length;
        const forget = make.button('forget', 'Forget my progress', () => {
            if (!confirm('Forget which pages you have read, and what you have solved and predicted?')) return;
            try {
                localStorage.removeItem(KEY);
            } catch { /* Then nothing was kept. */ }
            show(all());
        });
        return [
            make('p', {}, `You have read ${read} of ${rows.length} pages and solved ` +
                `${Object.keys(kept.solved).length} questions.`),
            make('div', { className: 'table-wrapper' }, make('table', {},
                make('thead', {}, row('th', ['Page', 'Read', 'Questions solved', 'Steps predicted'])),
                make('tbody', {}, ...rows))),
            make('p', {}, forget),
        ];
    }

    // A page is read when its end was in view; what is only for going further is not asked for.
    function watchForTheEnd() {
        const main = document.querySelector('main');
        const end = document.getElementById('going-further') || main.appendChild(make('div', { className: 'page-end' }));
        new IntersectionObserver((entries, observer) => {
            if (!entries.some(entry => entry.isIntersecting)) return;
            observer.disconnect();
            if (!all().read[here]) keep(kept => { kept.read[here] = true; });
        }).observe(end);
    }

    const nQuestions = document.querySelectorAll('.question[data-question]').length;
    if (nQuestions !== (all().questions[here] || 0)) keep(kept => { kept.questions[here] = nQuestions; });
    show(all());
    watchForTheEnd();

    return {
        all,
        keep,
        // The name under which something on this page is kept.
        key: id => `${here}#${id}`,
    };
})();
