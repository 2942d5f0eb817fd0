import { style } from '@vanilla-extract/css'
import { dialogCloseButton, dialogSurface } from '#ds/css/dialog-surface.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The position of a Dialog: on the lower edge of a phone, centred in wider windows. */
export const dialog = style(
  rule({
    position: 'fixed',
    insetInline: 0,
    insetBlock: 'auto 0',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: 'none',
    paddingBlock: vars.space['2xl'],
    paddingInline: vars.space.lg,
    ...dialogSurface,
    selectors: { '&::backdrop': { background: color.backdrop } },
    '@media': {
      [media.medium]: {
        insetBlockStart: 0,
        margin: 'auto',
        inlineSize: vars.measure.dialog,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
    },
  }),
)

export const close = style(rule(dialogCloseButton))
