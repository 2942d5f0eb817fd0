import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** The work first, on a phone as well; the figures beside it where there is space. */
export const root = style(
  inLayer('domain', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.lg,
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' } },
  }),
)

export const work = style(
  inLayer('domain', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
)

/** Across the queue and the figures. */
export const trends = style(inLayer('domain', { gridColumn: '1 / -1' }))

/** As far below its heading as the queue is below its own, so that both cards begin at one height. */
export const figures = style(
  inLayer('domain', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    minInlineSize: 0,
    // Below a queue of unknown height they would jump.
    selectors: {
      '[data-loading] > &': { visibility: 'hidden', '@media': { [media.wide]: { visibility: 'visible' } } },
    },
  }),
)
