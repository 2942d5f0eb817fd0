import { style } from '@vanilla-extract/css'
import { whenFullTexts, wrapped } from '#ds/admin/TruncatedText/TruncatedText.css.ts'
import { inLayer } from '#ds/css/layers.ts'

/** A right-to-left line overflows on the left, so that is where the ellipsis is. */
export const truncatedAtStart = style(
  inLayer('domain', {
    display: 'inline-block',
    flexShrink: 0,
    direction: 'rtl',
    // An ellipsis and eight digits, plus a margin for rounding.
    maxInlineSize: '9.1ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    // It is half an id wide, so that it takes two lines.
    selectors: { [whenFullTexts]: { ...wrapped, direction: 'ltr', maxInlineSize: '18ch', wordBreak: 'break-all' } },
  }),
)
