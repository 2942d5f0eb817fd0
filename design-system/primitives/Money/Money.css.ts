import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

/** Size, weight and colour are those of the text around it. Its characters allow no line break, but a space that is too narrow forces one. */
export const money = recipe({
  variants: {
    state: {
      completed: {},
      pending: rule({ color: vars.color.text.tertiary, fontWeight: vars.fontWeight.regular }),
      failed: rule({ color: vars.color.text.tertiary, fontWeight: vars.fontWeight.regular }),
    },
  },
})

/** The unit is not struck: there the line would be lower, and look like the bar of ₫. */
export const struck = style(rule({ textDecorationLine: 'line-through' }))

/** Never louder than the figure, and never too small to read. Its width is always the same, so figures in a column are aligned. */
export const unit = recipe({
  base: rule({
    fontSize: `max(0.66em, ${vars.fontSize.unit})`,
    fontWeight: vars.fontWeight.medium,
    letterSpacing: vars.letterSpacing.normal,
  }),
  variants: {
    state: {
      completed: rule({ color: vars.color.text.secondary }),
      pending: {},
      failed: {},
    },
  },
})

/** The space that the language writes before the unit, 0.2 em wide instead of the 0.23 of the font. */
export const after = style(rule({ wordSpacing: '-0.03em' }))

/** As wide a gap where the language writes no space. */
export const before = style(rule({ paddingInlineEnd: '0.2em' }))

/** Browsers may break a line between a minus and a currency sign. */
export const signAndUnit = style(rule({ whiteSpace: 'nowrap' }))
