import type { StyleRule } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** A button of text that can be pressed anywhere on its row, which has `position: relative`. Other buttons of the row are positioned, too. */
export const coveringButton: StyleRule = {
  borderRadius: vars.radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    ...whenFocusVisible,
    '&:hover': {
      '@media': { [media.canHover]: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
    '&:active': { textDecorationLine: 'underline', textDecorationThickness: vars.borderWidth.strong },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
}
