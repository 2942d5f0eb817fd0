import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** As high as the longest step, so that the buttons do not move from step to step. */
export const guide = style(
  rule({ alignContent: 'start', '@media': { [media.medium]: { minBlockSize: vars.measure.dialogSteps } } }),
)

export const steps = style(
  rule({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.xs }),
)

/** A line and a word. Lines up to the current step are coloured; a completed step has a check mark before its word. */
export const step = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingBlockStart: vars.space.xs,
    borderBlockStartWidth: vars.borderWidth.strong,
    borderColor: color.line.hairline,
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': {
      ...transition(['border-color', 'color'])['@media'],
      // On phones the margin of the check mark is enough.
      [media.medium]: { columnGap: vars.space['2xs'] },
    },
    selectors: {
      '&[data-reached]': { borderColor: color.tone.brand.line },
      '&[data-done]': { color: color.text.secondary },
      '&[aria-current]': { color: color.text.primary, fontWeight: vars.fontWeight.semibold },
    },
  }),
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
