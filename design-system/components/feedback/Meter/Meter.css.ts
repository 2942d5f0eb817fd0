import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Filled share of the track. */
export const share = createVar()

export const root = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    inlineSize: '100%',
    minInlineSize: 0,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
  }),
)

/** A long value wraps below its label. */
export const texts = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
    overflowWrap: 'anywhere',
  }),
)
export const label = style(rule({ color: color.text.secondary }))
export const value = style(
  rule({ color: color.text.primary, fontWeight: vars.fontWeight.medium, marginInlineStart: 'auto', textAlign: 'end' }),
)

const markHeight = vars.space.xs

/** As high as the end mark. The track itself is the hairline in its middle. */
export const track = style(
  rule({
    position: 'relative',
    display: 'block',
    blockSize: markHeight,
    // Forced colours make all lines equal; the level stays stronger than its track.
    '@media': { [media.forcedColors]: { '::before': { borderColor: 'GrayText' } } },
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc((${markHeight} - ${vars.borderWidth.strong}) / 2)`,
      borderBlockStart: `${vars.borderWidth.strong} solid ${color.line.hairline}`,
    },
  }),
)

const fill = keyframes({ from: { inlineSize: 0 } })

/** Never narrower than its end mark, which shows an empty track. */
export const level = style(
  rule({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 0,
    inlineSize: share,
    minInlineSize: vars.borderWidth.strong,
    '@media': {
      [media.motionAllowed]: {
        animationName: fill,
        animationDuration: vars.duration.draw,
        animationTimingFunction: vars.easing.out,
        transitionProperty: 'inline-size',
        transitionDuration: vars.duration.draw,
        transitionTimingFunction: vars.easing.out,
      },
    },
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc((${markHeight} - ${vars.borderWidth.strong}) / 2)`,
      borderBlockStartWidth: vars.borderWidth.strong,
      borderBlockStartStyle: 'inherit',
      borderBlockStartColor: 'inherit',
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineEndWidth: vars.borderWidth.strong,
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: 'inherit',
    },
  }),
)

/** Style and colour of lines without a width: the pseudo-elements inherit both. */
export const basis = styleVariants({
  measured: rule({ borderStyle: 'solid', borderWidth: 0, borderColor: color.water.line }),
  promised: rule({ borderStyle: 'dashed', borderWidth: 0, borderColor: color.water.promised }),
})
