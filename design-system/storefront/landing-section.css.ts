import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/**
 * What the sections of the landing page share. There are two surfaces, with a meaning: `canvas` is above the water, `ground` is everything
 * between the two water lines. A section has its text at the start and its content beside it.
 */
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const section = recipe({
  base: inLayer('domain', {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
    justifyContent: 'center',
    paddingBlock: vars.space.lg,
    paddingInline: vars.space.md,
    scrollMarginBlockStart: vars.space['3xl'],
    '@media': { [media.medium]: { paddingBlock: vars.space.xl, paddingInline: vars.space.xl } },
  }),
  variants: {
    surface: { canvas: {}, ground: inLayer('domain', { background: color.surface.ground }) },
  },
})

/** Text and content: one below the other, or in 3 and 9 of twelve columns. */
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
})

/** The same with a wider text: 4 and 8 columns. */
export const wideHead = rule({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } } })

/** The heading with its sentence. */
export const head = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
