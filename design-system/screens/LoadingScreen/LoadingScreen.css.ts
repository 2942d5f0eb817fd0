import { style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
})

/** As high as the header that comes, so that its line does not move. */
export const header = rule({
  blockSize: headerHeight,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

/** Like that of the DashboardHeader, so that the mark does not move. */
export const bar = rule({
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  maxInlineSize: vars.measure.console,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingInline: vars.space.lg } },
})

/** The horizon is a little above the middle, where the eye takes it to be; measured from the top, so that it stays when the font of the label arrives. */
export const main = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
  paddingBlockStart: '36vh',
})

/** What is below the horizon, from edge to edge: as high as the rings. */
export const water = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  justifySelf: 'stretch',
  justifyContent: 'center',
  blockSize: '2em',
  borderBlockStartWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
})

/** Rings seen flat; above the horizon there are none. */
export const rings = rule({
  inlineSize: '18em',
  maxInlineSize: '100%',
  blockSize: '4em',
  clipPath: 'inset(50% 0 0)',
  translate: '0 -50%',
})
