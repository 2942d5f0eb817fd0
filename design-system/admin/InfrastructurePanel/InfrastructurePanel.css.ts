import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Two facts in a cell, no higher than one dense row. */
export const lines = rule({ display: 'inline-grid', minInlineSize: 0, lineHeight: vars.lineHeight.tight })

/** A figure above its level: as wide as its column. */
export const level = rule({
  display: 'grid',
  rowGap: vars.space['2xs'],
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.medium]: { minInlineSize: '7em' } },
})

/** Addresses, networks and host names: of one width, and broken anywhere. */
export const address = rule({
  overflowWrap: 'anywhere',
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

/** What was found, or what to do: on as many lines as that needs. */
export const about = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { minInlineSize: '9em' } },
})

/** The systems of a node: wide enough that their names make few lines. */
export const systems = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the cells stand at the end of their line.
  justifyItems: 'end',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { justifyItems: 'start', minInlineSize: '15em' } },
})

/** Across the columns of the views, below their line, which a list would share with its search. */
export const page = rule({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      paddingBlockStart: `calc(${vars.controlHeight.small} + ${vars.space.sm})`,
    },
  },
})

/** One run beside the other, the latest first. */
export const runs = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' })
