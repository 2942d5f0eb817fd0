import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Two facts in a cell, no higher than one dense row. */
export const lines = rule({
  display: 'inline-grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
})

/** What it was, and for what: in one line on phones, where both are one line of the row. */
export const what = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['2xs'],
  minInlineSize: 0,
  '@media': {
    [media.medium]: {
      flexDirection: 'column',
      alignItems: 'start',
      lineHeight: vars.lineHeight.tight,
      whiteSpace: 'nowrap',
    },
  },
})

export const purpose = rule({
  minInlineSize: 0,
  '@media': {
    [media.belowMedium]: {
      display: 'flex',
      columnGap: vars.space['2xs'],
      color: 'inherit',
      fontSize: 'inherit',
    },
  },
  selectors: {
    '&::before': {
      content: '"·" / ""',
      color: vars.color.text.tertiary,
      '@media': { [media.medium]: { content: 'none' } },
    },
  },
})

const onlyOnTablets = { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } } as const

/** Facts whose columns tablets have no space for. */
export const methodOnTablets = rule({ '@media': onlyOnTablets })
export const statusOnTablets = rule({ display: 'grid', justifyItems: 'end', '@media': onlyOnTablets })

/** On tablets one below the other, and the outline of the upper one within the column. */
export const actions = rule({
  '@media': { [media.mediumOnly]: { flexDirection: 'column', alignItems: 'stretch', insetInlineEnd: 0 } },
})
