#!/usr/bin/env python3
"""Builds Sen Digits: Be Vietnam Pro's own digits, plus and minus, on one advance of 640/1000 em, the 1 with a foot.

Run by hand when Be Vietnam Pro changes; the files that it writes are committed. Needs fonttools and brotli:

    python3 .ci/fonts/build-sen-digits.py node_modules/@fontsource/be-vietnam-pro/files design-system/css/sen-digits

Licence of the source and of the result: SIL Open Font License 1.1, no reserved font name
(design-system/css/sen-digits/LICENSE.md). Afterwards: npm run test:browser -- font-digits
"""
import sys

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# In units of 1/1000 em. At an advance of 620 the bold 0 would be squeezed to 0.89 of its width, at 640 to 0.916, and at 400 not at
# all. SIDE is the least space beside a glyph. LEAN moves the 1 right of the middle, since its flag weighs left.
ADVANCE, SIDE, FOOT, LEAN = 640, 36, 400, 14
# The foot of the 1 is as high as that of Be Vietnam Pro's L at each weight.
FOOT_HEIGHT = {400: 86, 500: 102, 600: 118, 700: 134}
ONE = 0x31
CHARACTERS = [*range(0x30, 0x3A), 0x2B, 0x2212]


def build(source, target, weight):
    font = TTFont(source)
    glyphs, cmap, glyf = font.getGlyphSet(), font.getBestCmap(), font["glyf"]
    drawn = {}
    for code in CHARACTERS:
        name = cmap[code]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        left, _, right, _ = bounds.bounds
        width = right - left
        scale = min(1, (ADVANCE - 2 * SIDE) / width)
        record = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(record)
        shift = (ADVANCE - width * scale) / 2 - left * scale
        pen = TTGlyphPen(None)
        if code == ONE:  # The stem, not the box, stands on the middle of the foot.
            points = [point for _, args in record.value for point in args]
            stem_right = max(x for x, _ in points)
            stem_left = max(x for x, y in points if y <= 1 and x < stem_right - 20)
            shift = ADVANCE / 2 + LEAN - (stem_left + stem_right) / 2
        record.replay(TransformPen(pen, (scale, 0, 0, 1, shift, 0)))
        if code == ONE:
            x0, x1 = round(ADVANCE / 2 + LEAN - FOOT / 2), round(ADVANCE / 2 + LEAN + FOOT / 2)
            pen.moveTo((x0, 0))
            pen.lineTo((x0, FOOT_HEIGHT[weight]))
            pen.lineTo((x1, FOOT_HEIGHT[weight]))
            pen.lineTo((x1, 0))
            pen.closePath()
        drawn[name] = pen.glyph()
    for name, glyph in drawn.items():
        glyf[name] = glyph
        glyph.recalcBounds(glyf)
        font["hmtx"][name] = (ADVANCE, glyph.xMin)
    # A derived font carries its own name.
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = "Sen Digits"
        if record.nameID == 6:
            record.string = "SenDigits"
    options = subset.Options()
    options.layout_features, options.hinting, options.notdef_outline = [], False, False
    # Copyright, family, style, licence and its address.
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "DSIG", "gasp", "prep", "fpgm", "cvt "]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    sources, targets = sys.argv[1:]
    for weight in FOOT_HEIGHT:
        build(f"{sources}/be-vietnam-pro-latin-{weight}-normal.woff2", f"{targets}/sen-digits-{weight}.woff2", weight)
