import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The sums in one line; two beside each other on phones. */
export const sums = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** A sum, what it is, and what it counts. */
export const sum = rule({ display: 'grid', alignContent: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })

/** As wide as an amount. */
export const skeleton = rule({ inlineSize: '10ch' })

/** Two facts in a cell, no higher than one dense row. */
export const lines = rule({ display: 'inline-grid', minInlineSize: 0, lineHeight: vars.lineHeight.tight })

/** A state, and what an admin has decided, which may need more lines. */
export const outcome = rule({
  display: 'inline-grid',
  justifyItems: 'start',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
})

/** What a phone's row has in another place, or no space for. */
export const notOnPhones = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

/** Facts whose columns tablets have no space for. */
export const onTablets = rule({
  '@media': { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } },
})

/** Across the columns of the views, below their line, which a list would share with its filters. */
export const page = rule({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      paddingBlockStart: `calc(${vars.controlHeight.small} + ${vars.space.sm})`,
    },
  },
})
