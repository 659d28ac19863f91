// What mdBook leaves open on a page: a button that prints this page, folds that open on paper, boxes of code that keys
// can reach, and names for those who hear the page.
'use strict';

(() => {
    // ---- Printing this page, and not the whole book.

    const printer = make.button('icon-button print-page', '', () => print());
    Object.assign(printer, { title: 'Print this page', ariaLabel: 'Print this page' });
    printer.innerHTML = '<span class="fa-svg"><svg viewBox="0 0 16 16" aria-hidden="true">' +
        '<path d="M4 1h8v4H4zM2 6h12a2 2 0 0 1 2 2v4h-3v3H3v-3H0V8a2 2 0 0 1 2-2zm3 4v3h6v-3z"/></svg></span>';
    document.querySelector('.right-buttons')?.append(printer);

    // An answer stays folded: the reader of the paper wants to think too. So does a listing that is on the page already.
    const KEPT = '.solution, .hint, .watched, .trace-steps';
    let opened = [];
    addEventListener('beforeprint', () => {
        opened = [...document.querySelectorAll(`main details:not([open], ${KEPT})`)];
        opened.forEach(details => { details.open = true; });
    });
    addEventListener('afterprint', () => {
        opened.forEach(details => { details.open = false; });
        opened = [];
    });

    // ---- Code and outputs that scroll.

    const relabel = make.onResize(code => {
        const first = code.textContent.trim().split('\n', 1)[0].slice(0, 60);
        make.reachable(code, `${code.classList.contains('output') ? 'Output' : 'Code'}: ${first}`);
    });
    for (const code of document.querySelectorAll('main pre > code')) {
        if (code.closest('figure')) continue;
        relabel(code);
        // mdBook would turn the page.
        code.addEventListener('keydown', event => {
            if (/^Arrow/.test(event.key) && code.tabIndex === 0) event.stopPropagation();
        });
    }

    // ---- The switch of the sidebar is a label, which can have neither a name nor a state.

    const toggle = document.getElementById('mdbook-sidebar-toggle');
    if (toggle) {
        toggle.role = 'button';
        toggle.tabIndex = 0;
        toggle.addEventListener('keydown', event => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            toggle.click();
        });
    }
})();
