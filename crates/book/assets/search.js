// The search: the index that `cargo book` makes (`search.rs`), behind mdBook's own search box.
//
// Why no library: the prose of the whole book is one megabyte, and looking through that for a word
// takes a few milliseconds, so there is nothing to gain from tables of words. MiniSearch 7.2 was
// tried on the same text. Building its tables took twenty times as long as reading this index
// (1.1 s to 0.05 s), and shipping them ready-made 290 kB (gzip) besides the text. It needs a
// tokenizer of ours for Chinese, which sets no blanks, does not count two letters swapped as one
// error ("dikjstra"), and adds up scores, so "quick sort" finds the chapter that says "sort" most.
// What it would save is a loop. Pagefind needs a web server, and this book may be opened as a file.
// mdBook's own index was 1.5 MB (gzip), and its queries lose all Chinese.
//
// The first part has no page: `createSearch` answers queries, and node tests it. The second is the
// box, the list and the keys.
'use strict';

{
    // How much a word found in a name, in a term, in a heading and in the prose counts.
    const NAME = 10;
    const TERM = 8;
    const HEADING = 6;
    const COMMON_HEADING = 1.5;
    const PROSE = 1;
    // How much a place counts where the word stands alone, where another begins with it, and where
    // it stands inside another.
    const WHOLE = 1;
    const START = 0.6;
    const INSIDE = 0.1;
    // A heading that so many pages have says nothing about a page.
    const COMMON = 8;
    // Sections that are not what a reader looks for first.
    const ASIDE = new Set(['tests', 'run it', 'how it is checked', 'references', 'exercises', 'races']);
    const ASIDE_FACTOR = 0.6;
    // The pages outside the chapters (errata, tables) come even later.
    const OUTSIDE_FACTOR = 0.3;
    const PER_PAGE = 3;
    const MOST_HITS = 30;
    const TEASER = 160;
    const LEAST_FORGIVEN = 4;
    const LEAST_INSIDE = 3;
    // Words that are typed besides what is looked for.
    const FILLERS = new Set(['a', 'algorithm', 'algorithms', 'an', 'and', 'by', 'do', 'does', 'find', 'for', 'from', 'how',
        'i', 'in', 'is', 'of', 'on', 'or', 'problem', 'the', 'to', 'what', 'with', '算法']);

    // Upper and lower case count as the same, so do ASCII and its full-width forms, and letters with
    // and without accents. The length stays, so that a place in the folded text is one in the text.
    const fold = text => text
        .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(/[\u00c0-\u017f]/g, letter => letter.normalize('NFD')[0])
        .replace(/\u2019/g, '\'')
        .toLowerCase();

    const isLetter = letter => letter !== undefined && /[a-z0-9]/.test(letter);

    // `QuickSort` has a word that begins at `S`. Chinese has no blanks: each of its signs begins one.
    const apart = name => name.replace(/([a-z])(?=[A-Z])/g, '$1 ');
    const squash = text => text.replace(/[\s'’-]/g, '');
    const wordsOf = text => text.match(/[a-z0-9]+/g) ?? [];

    // Every place of `word` in `text` that is not worse than `least`, with what it counts.
    function* places(text, word, least) {
        const atStart = isLetter(word[0]);
        const atEnd = isLetter(word.at(-1));
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
            const begins = !atStart || !isLetter(text[at - 1]);
            const ends = !atEnd || !isLetter(text[at + word.length])
                || (text[at + word.length] === 's' && !isLetter(text[at + word.length + 1]));
            const counts = begins ? (ends ? WHOLE : START) : word.length < LEAST_INSIDE ? 0 : INSIDE;
            if (counts >= least) {
                yield [at, counts];
            }
        }
    }

    const quality = (text, word, least) => {
        let best = 0;
        for (const [, counts] of places(text, word, least)) {
            best = Math.max(best, counts);
            if (best === WHOLE) {
                break;
            }
        }
        return best;
    };

    const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;

    // Whether one letter too many, too few, wrong or swapped with the next makes `b` of `a`.
    const isOneEdit = (a, b) => {
        let same = 0;
        while (same < a.length && a[same] === b[same]) {
            same += 1;
        }
        const [restA, restB] = [a.slice(same), b.slice(same)];
        return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
            || (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]);
    };

    const createSearch = () => {
        let index = null;
        let prose = null;
        let pages = [];
        let known = null;

        // `names` of a page, as they are compared.
        const nameOf = (text, factor = 1) => {
            const folded = fold(apart(text));
            // What is no name of its own counts for nothing: "Dijkstra's algorithm" is Dijkstra.
            const core = folded.replace(/'s\b|\balgorithm\b|\bthe\b|算法/g, '');
            return { text, folded, squashed: squash(fold(text)), size: Math.max(1, squash(core).length), factor };
        };

        const takeHeads = heads => {
            index = heads;
            known = null;
            pages = heads.pages.map(page => ({
                ...page,
                names: [page.title, ...page.names].map(name => nameOf(name)),
                headings: page.headings.map(([text, id]) => ({ text, id, name: nameOf(text) })),
                terms: page.terms.map(([id, text, sentence]) => ({ id, text, sentence, name: nameOf(text) })),
                prose: null,
            }));
            for (const page of pages) {
                if (page.number !== '') {
                    page.names.push(nameOf(page.number));
                }
            }
            for (const [alias, numbers] of heads.aliases) {
                numbers.forEach((number, rank) => {
                    const name = nameOf(alias, 1 - rank / 20);
                    const { names } = pages[number];
                    const own = names.findIndex(({ squashed }) => squashed === name.squashed);
                    names.splice(own === -1 ? names.length : own, own === -1 ? 0 : 1, name);
                });
            }
            const counts = new Map();
            for (const { headings } of pages) {
                for (const text of new Set(headings.map(({ name }) => name.folded))) {
                    counts.set(text, (counts.get(text) ?? 0) + 1);
                }
            }
            for (const { headings } of pages) {
                for (const heading of headings) {
                    heading.isCommon = counts.get(heading.name.folded) >= COMMON;
                }
            }
        };

        const takeProse = sections => {
            known = null;
            prose = sections;
            pages.forEach((page, number) => {
                page.prose = sections[number].map(text => ({ text, folded: fold(text) }));
            });
        };

        // How well a name fits: wholly if it is what was typed, the less the more it says besides.
        const fit = (name, words, typed, least) => {
            if (name.squashed === typed) {
                return name.factor;
            }
            const share = Math.min(1, typed.length / name.size);
            const part = found => name.factor * found * (0.4 + 0.55 * share);
            const found = words.map(word => quality(name.folded, word, least));
            if (found.every(one => one > 0)) {
                return part(mean(found));
            }
            return typed.length >= LEAST_INSIDE && name.squashed.startsWith(typed) ? part(START) : 0;
        };

        // The best of `names` for each word.
        const atBest = (names, word, least) =>
            Math.max(0, ...names.map(name => name.factor * quality(name.folded, word, least)));

        // The places of a page that have all words, at least `least` each.
        const hitsOf = (page, words, typed, least) => {
            const hits = [];
            const inNames = words.map(word => atBest(page.names, word, least));
            const weight = page.url.includes('/') ? 1 : OUTSIDE_FACTOR;

            // The page, by one of its names, or by several together.
            let [best, fitting] = [0, null];
            for (const name of page.names) {
                const one = fit(name, words, typed, least);
                if (one > best) {
                    [best, fitting] = [one, name];
                }
            }
            if (inNames.every(found => found > 0)) {
                best = Math.max(best, 0.5 * mean(inNames));
            }
            if (best > 0) {
                hits.push({ page, score: NAME * best, heading: '', id: '', name: fitting, teaser: page.lead });
            }
            for (const term of page.terms) {
                const one = fit(term.name, words, typed, least);
                if (one > 0) {
                    hits.push({ page, score: TERM * one, heading: term.text, id: term.id, teaser: term.sentence });
                }
            }
            page.headings.forEach((heading, number) => {
                const text = page.prose?.[number];
                const whole = heading.isCommon || number === 0 ? 0 : HEADING * fit(heading.name, words, typed, least);
                let found = 0;
                let inText = false;
                for (const [i, word] of words.entries()) {
                    let best = number === 0 ? 0 : COMMON_HEADING * quality(heading.name.folded, word, least);
                    if (text) {
                        let [count, one] = [0, 0];
                        for (const [, counts] of places(text.folded, word, least)) {
                            count += counts;
                            one = Math.max(one, counts);
                            if (count > 5) {
                                break;
                            }
                        }
                        best = Math.max(best, PROSE * (one + 0.1 * (count - one)));
                    }
                    inText ||= best > 0;
                    best ||= 0.7 * inNames[i];
                    if (best === 0) {
                        found = 0;
                        break;
                    }
                    found += best;
                }
                let score = inText ? found / words.length : 0;
                if (score > 0 && words.length > 1 && text?.folded.includes(words.join(' '))) {
                    score += PROSE / 2;
                }
                score = Math.max(score, whole);
                if (score > 0) {
                    const factor = ASIDE.has(heading.name.folded) ? Math.min(weight, ASIDE_FACTOR) : weight;
                    hits.push({
                        page, score: factor * score, heading: number === 0 ? '' : heading.text, id: number === 0 ? '' : heading.id,
                        text: text?.text, folded: text?.folded,
                    });
                }
            });
            hits.sort((a, b) => b.score - a.score);
            // The head of a page is one place, however it was found.
            const isFirst = (hit, i) => hits.findIndex(({ id }) => id === hit.id) === i;
            return hits.filter(isFirst).slice(0, PER_PAGE);
        };

        // What is found for the words; where nothing better is, what stands inside other words.
        const hitsFor = (words, typed = squash(words.join(''))) => {
            for (const least of [START, INSIDE]) {
                const hits = pages.flatMap(page => hitsOf(page, words, typed, least));
                if (hits.length > 0) {
                    return hits.sort((a, b) => b.score - a.score);
                }
            }
            return [];
        };

        // Every word of the book that is known so far, and how much it counts.
        const vocabulary = () => {
            if (known === null) {
                known = new Map();
                const learn = (text, counts) => {
                    for (const word of wordsOf(text)) {
                        known.set(word, (known.get(word) ?? 0) + counts);
                    }
                };
                for (const page of pages) {
                    page.names.forEach(({ folded, squashed }) => {
                        learn(folded, 1000);
                        learn(squashed, 100);
                    });
                    page.headings.forEach(({ name }) => learn(name.folded, 10));
                    page.terms.forEach(({ name }) => learn(name.folded, 100));
                    page.prose?.forEach(({ folded }) => learn(folded, 1));
                }
            }
            return known;
        };

        // The words with each that the book does not know put right, if one edit does it.
        const corrected = words => {
            const all = vocabulary();
            const isKnown = part => {
                if (all.has(part)) {
                    return true;
                }
                for (const word of all.keys()) {
                    if (word.startsWith(part)) {
                        return true;
                    }
                }
                return false;
            };
            const put = part => {
                if (part.length < LEAST_FORGIVEN || isKnown(part)) {
                    return part;
                }
                let [best, most] = [part, 0];
                for (const [word, counts] of all) {
                    // Who is still typing has made the error in the beginning of a word.
                    const isBegun = word.length > part.length + 1
                        && [-1, 0, 1].some(more => isOneEdit(part, word.slice(0, part.length + more)));
                    const value = isOneEdit(part, word) ? counts + 1e6 : isBegun && part.length > LEAST_FORGIVEN ? counts : 0;
                    if (value > most) {
                        [best, most] = [word, value];
                    }
                }
                return best;
            };
            return words.map(word => word.replace(/[a-z0-9]+/g, put));
        };

        // The text round the place where most of the words stand together, as parts that are hits
        // or not.
        const teaser = (text, folded, words) => {
            const found = words.flatMap(word => [...places(folded, word, START)].map(([at]) => [at, word]));
            if (found.length === 0) {
                found.push(...words.flatMap(word => [...places(folded, word, INSIDE)].map(([at]) => [at, word])));
            }
            found.sort(([a], [b]) => a - b);
            let [first, most] = [0, 0];
            found.forEach(([at], i) => {
                const near = new Set();
                for (let j = i; j < found.length && found[j][0] < at + TEASER * 0.7; j += 1) {
                    near.add(found[j][1]);
                }
                if (near.size > most) {
                    [first, most] = [at, near.size];
                }
            });
            let start = Math.max(0, first - TEASER / 4);
            const blank = text.indexOf(' ', start);
            start = start === 0 || blank === -1 || blank > first ? start : blank + 1;
            let end = Math.min(text.length, start + TEASER);
            const last = text.lastIndexOf(' ', end);
            end = end === text.length || last < start + TEASER / 2 ? end : last;
            const parts = marked(text.slice(start, end), folded.slice(start, end), words);
            return [[start > 0 ? '… ' : '', false], ...parts, [end < text.length ? ' …' : '', false]];
        };

        // The text as parts, each with whether it is a hit.
        const marked = (text, folded, words) => {
            const hits = new Uint8Array(text.length);
            for (const word of words) {
                for (const [at] of places(folded, word, START)) {
                    hits.fill(1, at, at + word.length);
                }
            }
            if (!hits.includes(1)) {
                for (const word of words) {
                    for (const [at] of places(folded, word, INSIDE)) {
                        hits.fill(1, at, at + word.length);
                    }
                }
            }
            const parts = [];
            for (let at = 0, from = 0; at < text.length; at += 1) {
                if (at + 1 === text.length || hits[at] !== hits[at + 1]) {
                    parts.push([text.slice(from, at + 1), hits[from] === 1]);
                    from = at + 1;
                }
            }
            return parts;
        };

        const shown = (hit, words) => {
            const { page, heading, id, name } = hit;
            const title = page.number === '' ? page.title : `${page.number} ${page.title}`;
            // The name that was found, where the title does not say why this page is here.
            const says = words.every(word => quality(fold(title), word, START) > 0);
            const also = name && !says && name.squashed !== squash(fold(page.title)) ? name.text : '';
            const hitsIn = text => marked(text, fold(text), words);
            return {
                url: page.url,
                id,
                title: hitsIn(title),
                also: hitsIn(also),
                heading: hitsIn(heading),
                teaser: hit.text ? teaser(hit.text, hit.folded, words) : hitsIn(hit.teaser ?? ''),
                score: hit.score,
            };
        };

        // The answer to what was typed: `words` are what was looked for, which is not what was
        // typed if that is `corrected`; `missing` says that no page has all of them.
        const find = typed => {
            const all = fold(typed).split(/\s+/).map(word => word.replace(/^["',.;:!?]+|["',.;:!?]+$/g, ''))
                .filter(word => word !== '');
            const telling = all.filter(word => !FILLERS.has(word));
            let words = telling.length > 0 ? telling : all;
            const answer = (hits, more) => ({
                words,
                hits: hits.slice(0, MOST_HITS).map(hit => shown(hit, words)),
                nFound: hits.length,
                corrected: null,
                missing: false,
                ...more,
            });
            if (words.length === 0) {
                return answer([]);
            }
            let hits = hitsFor(words, squash(all.join('')));
            const right = corrected(words);
            if (right.join(' ') !== words.join(' ')) {
                const others = hitsFor(right);
                if (others.length > 0 && !(hits[0]?.score > others[0].score)) {
                    words = right;
                    return answer(others, { corrected: right.join(' ') });
                }
            }
            if (hits.length === 0 && words.length > 1) {
                // Some of the words are better than nothing: a page with more of them comes first.
                const sums = new Map();
                for (const word of right) {
                    for (const hit of hitsFor([word])) {
                        const key = `${hit.page.url}#${hit.id}`;
                        const sum = sums.get(key) ?? { ...hit, score: 0 };
                        sum.score += hit.score;
                        sums.set(key, sum);
                    }
                }
                hits = [...sums.values()].sort((a, b) => b.score - a.score);
                words = right;
                return answer(hits, { missing: hits.length > 0 });
            }
            return answer(hits);
        };

        return {
            takeHeads,
            takeProse,
            find,
            // The page that lists all others.
            list: () => pages[index?.list ?? -1] ?? null,
            proseFile: () => index?.prose ?? null,
            isWhole: () => prose !== null,
        };
    };

    globalThis.search = { createSearch, hasFocus: () => false };
}

if (typeof document !== 'undefined' && document.getElementById('mdbook-searchbar')) {
    const search = globalThis.search.createSearch();
    const part = name => document.getElementById(`mdbook-${name}`);
    const [wrapper, form, input, toggle] = ['search-wrapper', 'searchbar-outer', 'searchbar', 'search-toggle'].map(part);
    const [outer, header, list] = ['searchresults-outer', 'searchresults-header', 'searchresults'].map(part);
    const main = document.querySelector('main');
    let answered = null;
    let asked = false;

    // The two files of the index call these.
    globalThis.search.heads = heads => {
        search.takeHeads(heads);
        answer();
        fetchScript(search.proseFile());
    };
    globalThis.search.prose = prose => {
        search.takeProse(prose);
        answered = null;
        form.classList.remove('searching');
        answer();
    };
    // mdBook's keys turn no page while this is so.
    globalThis.search.hasFocus = () => document.activeElement === input;

    const make = (tag, text, properties = {}) => Object.assign(document.createElement(tag), { textContent: text, ...properties });

    // The same words, the hits among them in `<em>`.
    const withHits = (element, parts) => {
        element.append(...parts.map(([text, isHit]) => isHit ? make('em', text) : text));
        return element;
    };

    function fetchScript(file) {
        const script = make('script', '', { src: path_to_root + file });
        script.onerror = () => {
            form.classList.remove('searching');
            if (search.proseFile() === null) {
                asked = false;
                say('The index of the search could not be loaded. `cargo book` makes it.');
            }
        };
        document.head.append(script);
    }

    function say(text) {
        header.textContent = text;
        outer.classList.toggle('hidden', text === '');
    }

    function item(hit, words) {
        const query = hit.heading.length + hit.teaser.length === 0 ? '' : `?highlight=${encodeURIComponent(words.join(' '))}`;
        const link = make('a', '', { href: `${path_to_root}${hit.url}${query}${hit.id === '' ? '' : `#${hit.id}`}` });
        link.append(withHits(make('b', ''), hit.title));
        for (const [css, sign, parts] of [['hit-name', ' · ', hit.also], ['hit-heading', ' › ', hit.heading]]) {
            if (parts.length > 0) {
                link.append(withHits(make('span', sign, { className: css }), parts));
            }
        }
        const item = document.createElement('li');
        item.append(link, withHits(make('span', '', { className: 'teaser' }), hit.teaser));
        return item;
    }

    // Answers what stands in the box, if it was not yet.
    function answer() {
        const typed = input.value.trim();
        input.classList.toggle('active', typed !== '');
        if (typed === '') {
            answered = null;
            list.replaceChildren();
            say('');
            return;
        }
        if (search.proseFile() === null) {
            say('Loading the index …');
            return;
        }
        if (typed === answered) {
            return;
        }
        answered = typed;
        const { hits, nFound, words, corrected, missing } = search.find(typed);
        list.replaceChildren(...hits.map(hit => item(hit, words)));
        const n = hits.length;
        const number = n < nFound ? `The first ${n} of ${nFound}` : `${n}`;
        const found = `${number} ${n === 1 ? 'result' : 'results'} for “${corrected ?? typed}”`;
        if (n === 0 && !search.isWhole()) {
            say('Looking through the text …');
        } else if (n === 0) {
            say(`Nothing in the book is called or says “${typed}”.`);
            const page = search.list();
            if (page !== null) {
                const link = make('a', page.title, { href: path_to_root + page.url });
                header.append(' Look at ', link, ', which lists all that it has.');
            }
        } else if (corrected !== null) {
            say(`The book has no “${typed}”. ${found}:`);
        } else {
            say(missing ? `No place has all of these words. ${found}:` : `${found}:`);
        }
    }

    function open() {
        wrapper.classList.remove('hidden');
        toggle.setAttribute('aria-expanded', 'true');
        if (!asked) {
            asked = true;
            form.classList.add('searching');
            fetchScript('search-index.js');
        }
        scrollTo(0, 0);
        input.focus();
        input.select();
    }

    function close() {
        wrapper.classList.add('hidden');
        toggle.setAttribute('aria-expanded', 'false');
        keep('search', '');
        if (wrapper.contains(document.activeElement)) {
            toggle.focus();
        }
    }

    // Keeps what was typed in the address, so that the reader comes back to it.
    function keep(name, value) {
        const address = new URL(location.href);
        if (value === '') {
            address.searchParams.delete(name);
        } else {
            address.searchParams.set(name, value);
        }
        if (address.href !== location.href) {
            history.replaceState(history.state, '', address);
        }
    }

    // Marks in the page the words that led to it. Nothing in the page is changed for that.
    function highlight(words) {
        if (!globalThis.CSS?.highlights) {
            return;
        }
        const ranges = [];
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const node = texts.currentNode;
            if (node.parentElement.closest('script, style, svg')) {
                continue;
            }
            const text = node.data.toLowerCase();
            for (const word of words) {
                for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
                    if (!/[a-z0-9]/.test(word[0]) || !/[a-z0-9]/.test(text[at - 1] ?? '')) {
                        const range = new Range();
                        range.setStart(node, at);
                        range.setEnd(node, at + word.length);
                        ranges.push(range);
                    }
                }
            }
        }
        CSS.highlights.set('search', new Highlight(...ranges));
    }

    function unmark() {
        globalThis.CSS?.highlights?.delete('search');
        keep('highlight', '');
    }

    const isHidden = () => wrapper.classList.contains('hidden');

    input.addEventListener('input', () => {
        answer();
        keep('search', input.value.trim());
    });
    form.addEventListener('submit', event => {
        event.preventDefault();
        list.querySelector('a')?.click();
    });
    toggle.addEventListener('click', () => isHidden() ? open() : close());
    wrapper.addEventListener('keydown', event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
            return;
        }
        const stops = [input, ...list.querySelectorAll('a')];
        const at = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
        if (stops.includes(document.activeElement) && stops[at]) {
            event.preventDefault();
            stops[at].focus();
        }
    });
    document.addEventListener('keydown', event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
            return;
        }
        if (event.key === 'Escape' && !isHidden()) {
            event.preventDefault();
            close();
            unmark();
        } else if (event.key === 'Escape') {
            unmark();
        } else if ((event.key === 's' || event.key === '/') && !globalThis.search.hasFocus()
            && !mdbook_something_else_has_focus(event)) {
            event.preventDefault();
            open();
        }
    });

    header.setAttribute('role', 'status');
    input.setAttribute('aria-label', 'Search this book');
    input.setAttribute('aria-describedby', header.id);
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.autocapitalize = 'off';

    const address = new URLSearchParams(location.search);
    const words = (address.get('highlight') ?? '').toLowerCase().split(' ').filter(word => word !== '');
    if (words.length > 0) {
        highlight(words);
    }
    if (address.get('search')) {
        input.value = address.get('search');
        open();
        answer();
    }
}
