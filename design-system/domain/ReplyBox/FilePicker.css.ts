import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const root = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }))

export const field = style(rule({ position: 'relative' }))

/** Over the field while a file is held above it. */
export const drop = style(
  rule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.sm,
    borderWidth: vars.borderWidth.strong,
    borderStyle: 'dashed',
    borderColor: vars.color.tone.brand.text,
    borderRadius: vars.radius.control,
    background: vars.color.tone.brand.soft,
    color: vars.color.tone.brand.onSoft,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
)

export const add = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }))

export const hint = style(
  rule({ flexBasis: vars.measure.phrase, flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const refusal = style(rule({ overflowWrap: 'anywhere' }))
