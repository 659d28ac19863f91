// Search by parts of words, so that Chinese, which sets no blanks between words, is found too.
//
// mdBook's index splits text at blanks, and its query loses every letter outside ASCII: no Chinese
// word is ever found. Its index file also holds the text of every section, and that is searched
// here, behind mdBook's own search box: searcher.js calls `elasticlunr.Index.load` once, on first
// use, and then `search` for every query.
'use strict';

(() => {
    if (typeof elasticlunr === 'undefined') {
        return; // The page was built without search.
    }

    const TEASER_LENGTH = 160;
    const TITLE_SCORE = 10;
    const MAX_BODY_SCORE = 5;

    // Upper and lower case count as the same, and so do ASCII and its full-width forms. The length
    // stays, so that a place in the folded text is one in the text.
    const fold = text => text
        .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .toLowerCase();

    // How often `word` stands in `text`, up to the most that counts.
    const count = (text, word) => {
        let found = 0;
        let at = text.indexOf(word);
        while (at !== -1 && found < MAX_BODY_SCORE) {
            found += 1;
            at = text.indexOf(word, at + word.length);
        }
        return found;
    };

    // The text round the first word found. mdBook marks a word that begins at a blank, so one that
    // stands amid Chinese is set apart.
    const teaser = ({ doc, body }, words) => {
        const places = words.map(word => body.indexOf(word)).filter(at => at !== -1);
        const first = places.length === 0 ? 0 : Math.min(...places);
        const start = Math.max(0, first - TEASER_LENGTH / 4);
        let part = doc.body.slice(start, start + TEASER_LENGTH);
        for (const word of words.filter(word => /[^\x00-\x7f]/.test(word))) {
            const at = fold(part).indexOf(word);
            if (at !== -1) {
                const end = at + word.length;
                part = `${part.slice(0, at)} ${part.slice(at, end)} ${part.slice(end)}`;
            }
        }
        return (start > 0 ? '… ' : '') + part;
    };

    elasticlunr.Index.load = index => {
        const sections = Object.entries(index.documentStore.docs).map(([ref, doc]) => ({
            ref,
            doc,
            title: fold(doc.title),
            path: fold(doc.breadcrumbs),
            body: fold(doc.body),
        }));

        const score = (section, words) => {
            let sum = 0;
            for (const word of words) {
                const inTitle = section.title.includes(word);
                const inBody = count(section.body, word);
                if (!inTitle && inBody === 0 && !section.path.includes(word)) {
                    return 0; // Every word must be found.
                }
                sum += (inTitle ? TITLE_SCORE : 0) + inBody + 1;
            }
            return sum;
        };

        return {
            documentStore: index.documentStore,
            search(query) {
                const words = fold(query).split(/\s+/).filter(word => word !== '');
                if (words.length === 0) {
                    return [];
                }
                return sections
                    .map(section => ({ section, score: score(section, words) }))
                    .filter(hit => hit.score > 0)
                    .sort((a, b) => b.score - a.score)
                    .map(({ section, score }) => ({
                        ref: section.ref,
                        score,
                        doc: { ...section.doc, body: teaser(section, words) },
                    }));
            },
        };
    };
})();
