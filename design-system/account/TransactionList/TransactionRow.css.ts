import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Phones: the amount beside the kind, date and status below. Wider: one line. `compact` keeps to the first. */
export const row = style(
  rule({
    display: 'grid',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"icon main amount" "icon date status"',
    selectors: {
      '&[data-layout="wide"]': {
        '@media': {
          [media.medium]: {
            columnGap: vars.space.lg,
            gridTemplateColumns: 'auto minmax(0, 1fr) 9em 8em 10em',
            gridTemplateAreas: '"icon main date status amount"',
          },
        },
      },
    },
  }),
)

export const icon = style(
  rule({
    gridArea: 'icon',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.medium,
    blockSize: vars.controlHeight.medium,
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.onSoft,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

export const main = style(rule({ gridArea: 'main', minInlineSize: 0 }))
export const date = style(rule({ gridArea: 'date' }))
export const status = style(rule({ gridArea: 'status', justifySelf: 'end' }))
export const amount = style(rule({ gridArea: 'amount', justifySelf: 'end', textAlign: 'end', whiteSpace: 'nowrap' }))
