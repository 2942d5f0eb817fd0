import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const layered = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(layered(declarations))

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** One line on a phone: the sign, what is awaited, and for how long. */
export const waiting = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs })

/** The time changes every second, and must not move what is beside it. */
export const time = rule({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** A thumb reaches a button that is as wide as the screen. */
export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.belowMedium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The code for what is missing, below what arrived. */
export const below = rule({
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  paddingBlockStart: vars.space.lg,
})

export const sign = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.large,
    blockSize: vars.controlHeight.large,
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: {
      positive: layered({ background: color.tone.positive.soft, color: color.tone.positive.onSoft }),
      caution: layered({ background: color.tone.caution.soft, color: color.tone.caution.onSoft }),
      neutral: layered({ background: color.tone.neutral.soft, color: color.tone.neutral.onSoft }),
    },
  },
})

export const sums = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.measure.form,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
})

export const sum = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    paddingBlock: vars.space.xs,
  }),
  variants: {
    isTotal: {
      true: layered({
        fontSize: vars.fontSize.large,
        fontWeight: vars.fontWeight.semibold,
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderColor: color.line.hairline,
      }),
      false: {},
    },
  },
})

export const sumLabel = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.regular,
})

export const memo = rule({ fontFamily: vars.fontFamily.mono })
