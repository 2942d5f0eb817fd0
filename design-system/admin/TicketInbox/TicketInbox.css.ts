import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The time stands beside its icon. */
export const clock = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2xs'],
  whiteSpace: 'nowrap',
})

/** The subject, and below it what the ticket is about and how much it matters. */
export const subject = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2xs'],
  minInlineSize: 0,
})

export const underSubject = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
})

/** Two facts in a cell, no higher than one dense row; on a phone beside each other. */
export const lines = rule({
  display: 'inline-grid',
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  '@media': {
    [media.belowMedium]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      columnGap: vars.space['2xs'],
      fontSize: vars.fontSize.caption,
      color: vars.color.text.tertiary,
    },
  },
})
