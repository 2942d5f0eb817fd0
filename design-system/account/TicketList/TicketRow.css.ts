import { style } from '@vanilla-extract/css'
import { coveringButton } from '#ds/css/covering-button.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Words, states and the last message: below each other on phones, beside each other on wider screens, mostly in 64 px. */
export const row = style(
  rule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 9em',
        alignItems: 'center',
        columnGap: vars.space.lg,
      },
    },
  }),
)

export const words = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

const quiet = { color: vars.color.text.secondary, fontSize: vars.fontSize.small } as const

export const details = style(rule({ ...quiet, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm }))

export const number = style(rule({ fontFamily: vars.fontFamily.mono }))

export const states = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

/** On a phone one line; otherwise who above when. */
export const last = style(
  rule({
    ...quiet,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['2xs'],
    '@media': { [media.medium]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' } },
  }),
)

/** The subject leads to the ticket; its link covers the row. */
export const open = style(rule(coveringButton))
