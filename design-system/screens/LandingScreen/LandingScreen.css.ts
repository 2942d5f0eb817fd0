import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** The height of the bar with the price, which only phones have. */
const barHeight = `calc(${vars.controlHeight.large} + ${vars.space.md})`

export const page = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    minBlockSize: '100dvh',
    '@media': { [media.belowMedium]: { paddingBlockEnd: barHeight } },
  }),
)

/** The surface between the two water lines, also behind a section that is about to appear. */
export const main = style(inLayer('screens', { background: color.surface.ground }))

/** Close to the water line that the last call ends with. */
export const footer = style(
  inLayer('screens', {
    paddingBlockStart: vars.space.lg,
    '@media': { [media.large]: { paddingBlockStart: vars.space.xl } },
  }),
)

/** What is focused, or led to by a link, is not below the header or the bar. */
globalStyle(
  `html:has(${page})`,
  inLayer('screens', {
    scrollPaddingBlockStart: vars.space['4xl'],
    '@media': { [media.belowMedium]: { scrollPaddingBlockEnd: barHeight } },
  }),
)
