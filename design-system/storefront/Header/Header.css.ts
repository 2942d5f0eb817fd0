import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const header = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  background: color.surface.canvas,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const content = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const home = rule({
  display: 'inline-flex',
  flex: '1',
  '@media': { [media.medium]: { flex: '0 0 auto' } },
})

export const navigation = rule({
  display: 'none',
  '@media': {
    [media.medium]: { display: 'flex', flex: '1', gap: vars.space.lg, paddingInlineStart: vars.space.xl },
  },
})

export const navigationLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.controlHeight.medium,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
})

export const acts = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })

/** On a phone the menu holds it. */
export const fromMedium = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'inline-flex' } },
})

export const belowMedium = rule({ '@media': { [media.medium]: { display: 'none' } } })

export const userButton = rule({ minInlineSize: 0 })

export const userName = rule({
  maxInlineSize: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Descenders and the dot below letters are not cut with the overflow.
  lineHeight: vars.lineHeight.body,
})
