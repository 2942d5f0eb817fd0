import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Subject first; kind, urgency, state and day below it on phones, in columns of their own where there is room. */
export const row = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    '@media': {
      [media.medium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 8.5em 8.5em 8.5em',
        alignItems: 'center',
        columnGap: vars.space.lg,
      },
    },
  }),
)

export const subject = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

/** On phones one line of badges and the day at its end; wider, three cells of the row. */
export const facts = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [media.medium]: { display: 'contents' } },
  }),
)

export const date = style(rule({ marginInlineStart: 'auto', textAlign: 'end' }))
