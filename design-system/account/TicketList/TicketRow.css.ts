import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Subject first; priority, status and date below it on phones, in separate columns on wider screens. */
export const row = style(
  rule({
    position: 'relative',
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

/** The subject opens the ticket; its button covers the row. */
export const open = style(
  rule({
    borderRadius: vars.radius.small,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      ...whenFocusVisible,
      '&:hover': {
        '@media': { [media.canHover]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
      },
      '&:active': { textDecorationLine: 'underline', textDecorationThickness: vars.borderWidth.strong },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }),
)
