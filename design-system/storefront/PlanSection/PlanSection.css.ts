import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The switch above the cards; between them at least what the popular card is taller. */
export const content = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xl'] })

export const period = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
})

export const switchFrame = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2xs'],
  padding: vars.space['2xs'],
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

/** The label of yearly billing, and what it really saves. */
export const saving = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space['2xs'],
})

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
