import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

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
/** The least and the greatest width of a text of two lines, which takes the space that its column has. */
const subject = { min: '22ch', max: '48ch' } as const

const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  selectors: { [whenFullTexts]: wrapped },
  // Stacked rows have space for more lines, and touch screens have no hover.
  '@media': { [media.belowMedium]: { ...wrapped, minInlineSize: 0, maxInlineSize: 'none' } },
} as const

export const truncatedAtEnd = {
  ...styleVariants(widths, (maxInlineSize) =>
    inLayer('domain', {
      ...truncated,
      inlineSize: 'max-content',
      maxInlineSize,
      whiteSpace: 'nowrap',
      // Some browsers break at `<wbr>` (EmailAddress) regardless of `white-space`; this keeps only the first line.
      WebkitLineClamp: 1,
    }),
  ),
  subject: style(
    inLayer('domain', {
      ...truncated,
      minInlineSize: subject.min,
      maxInlineSize: subject.max,
      overflowWrap: 'anywhere',
      lineHeight: vars.lineHeight.tight,
      WebkitLineClamp: 2,
    }),
  ),
}
