import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The filled share of a meter, in percent. */
export const share = createVar()

/** The padding leaves space for the two badges that overlap the panel's edges, so that they are not cut off. */
export const root = rule({
  position: 'relative',
  paddingBlock: vars.space.lg,
  '@media': { [media.medium]: { paddingInline: vars.space.lg } },
})

export const panel = rule({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.dialog,
})

export const header = rule({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
})

export const hostname = rule({
  fontFamily: vars.fontFamily.mono,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
})

export const address = rule({
  color: color.text.tertiary,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

export const status = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  background: color.tone.positive.soft,
  borderRadius: vars.radius.full,
  color: color.tone.positive.onSoft,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
})

export const dot = rule({
  inlineSize: vars.space.xs,
  blockSize: vars.space.xs,
  background: 'currentColor',
  borderRadius: vars.radius.full,
})

export const meters = rule({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.lg })

export const meter = rule({ display: 'grid', gap: vars.space.xs })

export const meterHeader = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const label = rule({ color: color.text.secondary, fontSize: vars.fontSize.small, whiteSpace: 'nowrap' })

export const value = rule({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
})

export const track = rule({
  blockSize: vars.space['2xs'],
  background: color.surface.hover,
  borderRadius: vars.radius.full,
})

export const bar = rule({
  inlineSize: share,
  blockSize: '100%',
  background: color.tone.brand.solid,
  borderRadius: 'inherit',
})

export const traffic = rule({ display: 'grid', gap: vars.space.sm })

export const graph = rule({
  inlineSize: '100%',
  blockSize: vars.space['3xl'],
  '@media': { [media.large]: { blockSize: vars.space['4xl'] } },
})

export const graphArea = rule({ fill: color.tone.brand.soft })

export const graphLine = rule({ fill: 'none', stroke: color.tone.brand.line, strokeWidth: vars.borderWidth.strong })

export const actions = rule({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xs })

/** Looks like a button, but is not one. */
export const action = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2xs'],
  minBlockSize: vars.controlHeight.small,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
})

const badge = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  background: color.surface.overlay,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
} as const

export const uptime = rule({
  ...badge,
  insetBlockStart: 0,
  insetInlineEnd: vars.space.md,
  '@media': { [media.medium]: { insetInlineEnd: 0 } },
})

export const ping = rule({
  ...badge,
  insetBlockEnd: 0,
  insetInlineStart: vars.space.md,
  '@media': { [media.medium]: { insetInlineStart: 0 } },
})

export const badgeIcon = rule({ color: color.tone.positive.text })

export const badgeValue = rule({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
