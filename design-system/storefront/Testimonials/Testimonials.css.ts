import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The row reaches the window's edge, so the columns include those beside the page. */
export const section = rule({
  display: 'grid',
  gridTemplateColumns: `${vars.space.md} minmax(0, 1fr) ${vars.space.md}`,
  rowGap: vars.space.lg,
  paddingBlock: vars.space.lg,
  background: color.surface.ground,
  borderBlockWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) ${vars.space.xl}` },
    [media.wide]: {
      paddingBlock: vars.space.xl,
      gridTemplateColumns: `minmax(${vars.space.xl}, 1fr) minmax(0, calc(0.255 * ${vars.measure.page})) minmax(0, calc(0.745 * ${vars.measure.page})) minmax(${vars.space.xl}, 1fr)`,
    },
  },
})

export const head = rule({
  gridColumn: '2',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { paddingInlineEnd: vars.space.lg } },
})

export const rating = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const score = rule({
  color: color.text.primary,
  fontSize: vars.fontSize.display2,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

export const outOf = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.normal,
})

/** A finger swipes; a mouse needs buttons. */
export const arrows = rule({
  display: 'none',
  gap: vars.space.xs,
  '@media': { [`${media.medium} and ${media.canHover}`]: { display: 'flex' } },
})

export const row = rule({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: vars.space.md,
  scrollbarWidth: 'none',
  paddingInline: vars.space.md,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` } },
  '@media': {
    [media.motionAllowed]: { scrollBehavior: 'smooth' },
    [media.medium]: { paddingInline: vars.space.xl, scrollPaddingInlineStart: vars.space.xl },
    [media.wide]: { gridColumn: '3 / -1', paddingInlineStart: 0, scrollPaddingInlineStart: 0 },
  },
})

export const testimonials = rule({ display: 'flex', inlineSize: 'max-content' })

export const testimonial = rule({
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.xs,
  inlineSize: `min(${vars.measure.phrase}, 80vw)`,
  paddingInline: vars.space.md,
  borderInlineStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { inlineSize: vars.measure.menu, paddingInline: vars.space.lg },
  },
})

/** With the quotation marks of the page's language. */
export const quote = rule({
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
})

export const author = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
})
