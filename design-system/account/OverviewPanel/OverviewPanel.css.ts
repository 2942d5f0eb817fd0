import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Instances and transactions side by side; verification below both. */
export const layout = style(
  rule({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.large]: { columnGap: vars.space.lg, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const verification = style(rule({ '@media': { [media.large]: { gridColumn: '1 / -1' } } }))

/** Shifts a button without a background, so that its text aligns with the end of its column. */
export const showAll = style(rule({ insetInlineStart: `calc(${vars.space.sm} + ${vars.borderWidth.hairline})` }))

export const vps = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
)

export const checks = style(
  rule({
    display: 'grid',
    gap: vars.space.md,
    padding: vars.space.lg,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

export const check = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
)

export const track = style(
  rule({
    overflow: 'hidden',
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.color.surface.hover,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'CanvasText' } },
  }),
)

/** The filled share of the track: `data-done` counts the verified halves. */
export const bar = style(
  rule({
    blockSize: '100%',
    inlineSize: '0%',
    borderRadius: 'inherit',
    background: vars.color.tone.positive.solid,
    selectors: { '&[data-done="1"]': { inlineSize: '50%' }, '&[data-done="2"]': { inlineSize: '100%' } },
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)
