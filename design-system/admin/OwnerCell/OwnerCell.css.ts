import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** As wide as its texts, so that the table scrolls before they overlap the next cell. */
export const cell = style(
  inLayer('domain', {
    display: 'grid',
    gridTemplateColumns: 'max-content',
    justifyItems: 'start',
    lineHeight: vars.lineHeight.tight,
    // In a stacked row all values are aligned to one edge, and nothing scrolls.
    '@media': {
      [media.belowMedium]: { gridTemplateColumns: 'minmax(0, max-content)', justifyItems: 'end', minInlineSize: 0 },
    },
    selectors: { '[data-narrow="lines"] &': { '@media': { [media.belowMedium]: { display: 'inline' } } } },
  }),
)

/** In a row of lines the name says enough, and has its line. */
export const email = style(
  inLayer('domain', {
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    selectors: { '[data-narrow="lines"] &': { '@media': { [media.belowMedium]: { display: 'none' } } } },
  }),
)

/** No wider than the address below it in its smaller letters: the other columns need the space. */
export const name = style(
  inLayer('domain', {
    '@media': { [media.mediumToWide]: { maxInlineSize: '22ch' } },
    // What follows in the line stands after its last letter.
    selectors: { '[data-narrow="lines"] &': { '@media': { [media.belowMedium]: { display: 'inline' } } } },
  }),
)
