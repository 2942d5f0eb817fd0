import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const list = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xs'] }))

export const file = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.xs,
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.sm,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    selectors: { '&[data-state="failed"]': { borderColor: vars.color.tone.critical.line } },
  }),
)

export const icon = style(rule({ flexShrink: 0, color: vars.color.text.secondary }))

export const words = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    fontSize: vars.fontSize.small,
    overflowWrap: 'anywhere',
  }),
)

export const name = style(rule({ fontWeight: vars.fontWeight.medium }))

/** Fills the row's height for a finger. */
export const save = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: vars.space['2xs'],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.tone.brand.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { textDecoration: 'underline' } } },
    },
  }),
)

export const download = style(rule({ flexShrink: 0 }))

export const facts = style(
  rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs, color: vars.color.text.secondary }),
)

export const error = style(rule({ color: vars.color.tone.critical.text }))

export const actions = style(rule({ display: 'flex', gap: vars.space['2xs'] }))

export const progress = style(
  rule({
    gridColumn: '1 / -1',
    inlineSize: '100%',
    blockSize: vars.space['2xs'],
    overflow: 'hidden',
    borderRadius: vars.radius.small,
    appearance: 'none',
    background: vars.color.surface.sunken,
    color: vars.color.tone.brand.solid,
    selectors: {
      '&::-webkit-progress-bar': { background: vars.color.surface.sunken },
      '&::-webkit-progress-value': { background: 'currentcolor' },
      '&::-moz-progress-bar': { background: 'currentcolor' },
    },
  }),
)
