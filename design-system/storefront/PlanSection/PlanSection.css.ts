import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Five rows for the contents of a card: name, price, button, resources, features. */
export const plans = rule({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(4, auto) 1fr',
      columnGap: vars.space.lg,
      rowGap: vars.space.lg,
    },
  },
})

export const enterprise = rule({ '@media': { [media.large]: { textAlign: 'center' } } })
