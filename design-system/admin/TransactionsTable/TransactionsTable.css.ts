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

const onlyOnTablets = { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } } as const

/** Facts whose columns tablets have no space for. */
export const methodOnTablets = rule({ '@media': onlyOnTablets })
export const statusOnTablets = rule({ display: 'grid', justifyItems: 'end', '@media': onlyOnTablets })

/** Side by side; on tablets one below the other. */
export const actions = rule({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  gap: vars.space['2xs'],
  '@media': { [media.mediumOnly]: { flexDirection: 'column', alignItems: 'stretch' } },
})
