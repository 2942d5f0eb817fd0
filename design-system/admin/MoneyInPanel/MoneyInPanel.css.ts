import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** What the payer wrote, as the bank sent it. A long word breaks. */
export const content = rule({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

/** Two facts in a cell, no higher than one dense row. */
export const lines = rule({
  display: 'inline-grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
})

/** Why it is here, and whose it may be: on as many lines as that needs. */
export const about = rule({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { minInlineSize: '9em' } },
})

export const customer = rule({ fontWeight: vars.fontWeight.semibold })

/** The amounts of the parts, each with the button that removes it. */
export const part = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.xs,
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

/** The code to pay with: large enough for a phone's camera, and no larger. */
export const code = rule({ inlineSize: '14em', maxInlineSize: '100%', justifySelf: 'center', alignSelf: 'center' })

/** As wide as its words, below what it ends. */
export const stopPaying = rule({ justifySelf: 'start', alignSelf: 'start' })

/** A service with what is wrong with it, whose sentences leave the dates their columns. */
export const provider = rule({ maxInlineSize: '36em', overflowWrap: 'anywhere' })

/** One run beside the other, the latest first. */
export const runs = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' })

/** Facts whose columns tablets have no space for. */
export const onTablets = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  '@media': { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } },
})

/** Side by side; the last one has an outline, which ends where the other rows' texts do. */
export const outlinedActions = rule({
  flexWrap: 'nowrap',
  insetInlineEnd: 0,
  '@media': { [media.mediumOnly]: { flexDirection: 'column', alignItems: 'flex-end' } },
})

/** Side by side; on tablets one below the other, and the outline of the upper one within the column. */
export const actions = rule({
  flexWrap: 'nowrap',
  '@media': { [media.mediumOnly]: { flexDirection: 'column', alignItems: 'flex-end', insetInlineEnd: 0 } },
})
