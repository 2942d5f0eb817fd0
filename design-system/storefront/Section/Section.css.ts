import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const section = recipe({
  base: rule({
    // Keeps cards' backgrounds with a negative z-index above the section's background.
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
    justifyContent: 'center',
    paddingBlock: vars.space['3xl'],
    paddingInline: vars.space.md,
    scrollMarginBlockStart: vars.space.lg,
    '@media': {
      [media.medium]: { paddingInline: vars.space.xl },
      [media.large]: { paddingBlock: vars.space['4xl'] },
    },
  }),
  variants: {
    surface: {
      canvas: {},
      sunken: rule({
        background: color.surface.sunken,
        borderBlockWidth: vars.borderWidth.hairline,
        borderColor: color.line.hairline,
      }),
    },
  },
})
