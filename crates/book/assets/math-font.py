#!/usr/bin/env python3
"""Makes fonts/book-math.woff2, the part of Latin Modern Math that the book's formulas use.

    pip install fonttools brotli
    python3 crates/book/assets/math-font.py path/to/latinmodern-math.woff2

The whole font (388 kB) lies, for one, in the crate pulldown-latex 0.8.0 as font/latinmodern-math.woff2.
Its licence asks that a changed font gets another name: this one is called Book Math.
"""

import sys
from pathlib import Path

from fontTools import subset

# By ranges, not by the text of the pages: a radical sign is drawn by <msqrt> without standing in it.
# A formula with a character outside them fails the build of the book; then add it here and run this again.
RANGES = """
20-7E A0-FF 302-304 307-308 391-3F6 2010-2026 2032-2033 2061-2064 2102 2115 211A-211D 2124
2190-2199 21A6 21D0-21D5 2200-220C 220F-221E 2223-222A 2234-2235 223C-2248 2260-226B 2282-228B
2295-2299 22A2-22A5 22C0-22CF 22EE-22F1 2308-230B 23DC-23DF 25A0-25CA 27E8-27E9 27F5-27FA
2A7D-2A7E FE00-FE01 1D400-1D467 1D49C-1D4B5 1D538-1D56B 1D5B3 1D6FC-1D71B
"""
NAMES = {1: "Book Math", 4: "Book Math Regular", 6: "BookMath-Regular", 16: "Book Math"}


def code_points():
    for part in RANGES.split():
        ends = [int(end, 16) for end in part.split("-")]
        yield from range(ends[0], ends[-1] + 1)


def main():
    [source] = sys.argv[1:]
    options = subset.Options()
    options.flavor = "woff2"
    options.desubroutinize = True
    options.layout_features = ["kern"]  # All features would double the size.
    options.hinting = False
    options.name_IDs = ["*"]
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points())
    subsetter.subset(font)
    for record in list(font["name"].names):
        if record.nameID in NAMES:
            font["name"].setName(
                NAMES[record.nameID], record.nameID, record.platformID, record.platEncID, record.langID
            )
    target = Path(__file__).parent / "fonts" / "book-math.woff2"
    subset.save_font(font, str(target), options)
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
