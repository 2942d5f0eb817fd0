import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { styleOfText } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

export const heading = recipe({
  base: rule({ color: vars.color.text.primary, textWrap: 'balance' }),
  variants: {
    size: {
      small: rule(styleOfText('headingSmall')),
      title: rule(styleOfText('headingTitle')),
      section: rule(styleOfText('headingSection')),
      page: rule(styleOfText('headingPage')),
      display3: rule(styleOfText('headingDisplay3')),
      display2: rule(styleOfText('headingDisplay2')),
      display1: rule(styleOfText('headingDisplay1')),
    },
  },
})
