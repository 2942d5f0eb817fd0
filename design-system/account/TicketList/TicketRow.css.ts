import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Subject first; priority, status and date below it on phones, in separate columns on wider screens. */
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

/** On phones one line of badges with the date at its end; on wider screens three cells of the row. */
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
