import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const hero = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlock: vars.space['2xl'],
  paddingInline: vars.space.md,
  background: color.surface.sunken,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': {
    [media.medium]: { paddingBlock: vars.space['3xl'], paddingInline: vars.space.xl },
    [media.large]: { paddingBlock: vars.space['4xl'] },
  },
})

/** On small screens the panel is below the buttons. */
export const content = rule({
  display: 'grid',
  gap: vars.space['2xl'],
  alignItems: 'center',
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['2xl'] },
  },
})

export const intro = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.lg })

/** The price, the most prominent number of the hero. */
export const price = rule({
  color: color.text.primary,
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
})

export const actions = rule({
  display: 'grid',
  gap: vars.space.sm,
  inlineSize: '100%',
  '@media': { [media.medium]: { display: 'flex' } },
})

export const reassurances = rule({
  display: 'grid',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md } },
})

export const reassurance = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const check = rule({ color: color.tone.positive.text })
