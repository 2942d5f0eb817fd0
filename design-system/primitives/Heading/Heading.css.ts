import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

const display = {
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
}

export const heading = recipe({
  base: rule({
    color: vars.color.text.primary,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    textWrap: 'balance',
  }),
  variants: {
    size: {
      small: rule({ fontSize: vars.fontSize.body }),
      title: rule({ fontSize: vars.fontSize.title }),
      section: rule({ fontSize: vars.fontSize.section, letterSpacing: vars.letterSpacing.tight }),
      page: rule({ ...display, fontSize: vars.fontSize.page }),
      display3: rule({ ...display, fontSize: vars.fontSize.display3 }),
      display2: rule({ ...display, fontSize: vars.fontSize.display2 }),
      display1: rule({ ...display, fontSize: vars.fontSize.display1 }),
    },
  },
})
