import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'

/** In what is to show its texts whole. */
export const whenWhole = '[data-whole-texts] &'

/** As wide as before, so that its column stays where it is, on as many lines as it takes. */
export const wrapped = {
  display: 'block',
  inlineSize: 'auto',
  overflow: 'visible',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const

const widths = { medium: '18ch', long: '26ch' } as const

export const cutAtEnd = styleVariants(widths, (maxInlineSize) =>
  inLayer('domain', {
    inlineSize: 'max-content',
    maxInlineSize,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Some browsers break at a place made for it (EmailAddress) whatever `white-space` says; this keeps to the first line.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    selectors: { [whenWhole]: wrapped },
    // A stacked row has lines to spare, and nothing that hovers.
    '@media': { [media.belowMedium]: { ...wrapped, maxInlineSize: 'none' } },
  }),
)
