import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/**
 * What was ordered and its price, then what is missing, and the actions: below it on a phone, from tablets on at the end of one line. Each
 * row is a grid of its own: the widths are the same in all of them.
 */
export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    gridTemplateAreas: '"words total" "state state" "actions actions"',
    alignItems: 'baseline',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    overflowWrap: 'anywhere',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(max-content, 7em) minmax(max-content, 13em)',
        gridTemplateAreas: '"words state total actions"',
        alignItems: 'center',
      },
    },
  }),
)

export const words = style(rule({ gridArea: 'words', minInlineSize: 0 }))
export const name = style(rule({ minInlineSize: 0 }))
export const total = style(rule({ gridArea: 'total', textAlign: 'end' }))

/** One line on a phone, if it fits; two beside the name. */
export const state = style(
  rule({
    gridArea: 'state',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.sm,
    minInlineSize: 0,
    '@media': { [media.medium]: { flexDirection: 'column' } },
  }),
)

export const actions = style(
  rule({ gridArea: 'actions', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xs }),
)
