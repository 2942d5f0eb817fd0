import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'

/** Inside an element that shows its texts in full. */
export const whenFullTexts = '[data-full-texts] &'

/** As wide as the truncated text, so that the column keeps its width, on as many lines as needed. */
export const wrapped = {
  display: 'block',
  inlineSize: 'auto',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const

const widths = { medium: '18ch', long: '26ch' } as const

export const truncatedAtEnd = styleVariants(widths, (maxInlineSize) =>
  inLayer('domain', {
    inlineSize: 'max-content',
    maxInlineSize,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Some browsers break at `<wbr>` (EmailAddress) regardless of `white-space`; this keeps only the first line.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    selectors: { [whenFullTexts]: wrapped },
    // Stacked rows have space for more lines, and touch screens have no hover.
    '@media': { [media.belowMedium]: { ...wrapped, maxInlineSize: 'none' } },
  }),
)
