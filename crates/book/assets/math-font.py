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
RANGES = """
20-7E A0-FF 300-338 391-3F6 2010-2026 2032-2037 2061-2064 20D0-20EF 2102-2134 2190-22FF 2308-230B
23B4-23B5 23DC-23E1 25A0-25CA 27E6-27EF 27F5-27FF 2A00-2A06 2A7D-2AB0 FE00-FE01 1D400-1D467
1D49C-1D4CF 1D504-1D56B 1D670-1D71B 1D7CE-1D7D7 1D7F6-1D7FF
"""
NAMES = {1: "Book Math", 4: "Book Math Regular", 6: "BookMath-Regular", 16: "Book Math"}


def code_points():
    for part in RANGES.split():
        first, last = (int(end, 16) for end in part.split("-"))
        yield from range(first, last + 1)


def main():
    [source] = sys.argv[1:]
    options = subset.Options()
    options.flavor = "woff2"
    options.desubroutinize = True
    options.layout_features = ["kern"]  # All features would double the size.
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
