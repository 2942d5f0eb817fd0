import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/**
 * Each step in the place of the welcome, which is the highest: as high at every width and in every language, so that the buttons do not move from step
 * to step.
 */
export const steps = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' }))
export const step = style(rule({ gridArea: '1 / 1', selectors: { '&:not([data-shown])': { visibility: 'hidden' } } }))

/** The petals, and beside them what each stands for. */
export const progress = style(rule({ display: 'flex', alignItems: 'center', gap: vars.space.md }))
export const names = style(
  rule({ display: 'grid', minInlineSize: 0, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug }),
)

const taskNameBase = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    overflowWrap: 'anywhere',
    ...transition(['color']),
  }),
)
export const taskName = styleVariants(
  {
    open: rule({ color: color.text.secondary }),
    opening: rule({ color: color.text.primary, fontWeight: vars.fontWeight.semibold }),
    skipped: rule({ color: color.text.tertiary }),
    pending: rule({ color: color.text.tertiary }),
  },
  (look) => [taskNameBase, look],
)

export const check = style(rule({ color: color.tone.positive.text, flexShrink: 0 }))

const row = {
  paddingBlock: vars.space.sm,
  borderColor: color.line.hairline,
  selectors: { '& + &': { borderBlockStartWidth: vars.borderWidth.hairline } },
}

export const task = style(
  rule({
    ...row,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
)

export const taskDone = style(rule({ color: color.tone.positive.text }))

export const fact = style(
  rule({
    ...row,
    display: 'grid',
    gap: `${vars.space['2xs']} ${vars.space.md}`,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { gridTemplateColumns: '8em minmax(0, 1fr)' } },
  }),
)

/** The balance and the top-up button. */
export const wallet = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.md,
    padding: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    background: color.surface.raised,
  }),
)

export const balance = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const facts = style(rule({ inlineSize: '100%' }))
