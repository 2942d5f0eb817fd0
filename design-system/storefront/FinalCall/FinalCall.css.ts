import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export { section } from '#ds/storefront/Section/Section.css.ts'

/** The text, with the actions next to it. */
export const content = rule({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.large]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.form})`,
      columnGap: vars.space['3xl'],
    },
  },
})

export const intro = rule({ display: 'grid', gap: vars.space.md })

export const description = rule({ textWrap: 'balance' })

export const actions = rule({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [media.medium]: { maxInlineSize: vars.measure.form } },
})

export const reassurances = rule({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const reassurance = rule({ display: 'flex', gap: vars.space.xs })

export const check = rule({ blockSize: '1lh', color: color.tone.positive.text })
