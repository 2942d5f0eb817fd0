import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)
const { caution } = vars.color.tone

/** A note has another ground, so that none is sent as a reply by mistake. */
export const root = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    selectors: {
      '&[data-mode="note"]': {
        padding: vars.space.md,
        borderWidth: vars.borderWidth.hairline,
        borderStyle: 'dashed',
        borderColor: caution.line,
        borderRadius: vars.radius.card,
        background: caution.soft,
        color: caution.onSoft,
      },
    },
  }),
)

/** Grows with its text, up to half of the window. */
export const field = style(rule({}))
globalStyle(
  `${field} textarea`,
  rule({ fieldSizing: 'content', minBlockSize: vars.space['4xl'], maxBlockSize: '50dvh', overflowY: 'auto' }),
)

export const end = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
)

/** Where there is a keyboard. */
export const keyHint = style(rule({ marginInlineEnd: 'auto', '@media': { [media.belowMedium]: { display: 'none' } } }))
