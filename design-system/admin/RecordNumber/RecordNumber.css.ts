import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** In a table as high as the smallest target that a shaking hand still meets with a mouse; in a line of a phone's row no higher than its text. */
export const number = style(
  inLayer('domain', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.small,
    color: color.text.secondary,
    fontFamily: vars.fontFamily.mono,
    fontSize: vars.fontSize.caption,
    textAlign: 'start',
    minInlineSize: 0,
    // On phones an endless one breaks; in a column of a table it would break into letters.
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { minBlockSize: vars.space.lg, whiteSpace: 'nowrap' } },
    cursor: 'copy',
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
      '&:active': { background: color.surface.pressed },
      // The target for a finger is as high as a large control, around the text.
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlock: `calc((100% - ${vars.controlHeight.large}) / 2)`,
        '@media': { [media.canHover]: { content: 'none' } },
      },
    },
  }),
)

/** Below the outcome, for a log or a bug report. */
export const fullId = style(
  inLayer('domain', { display: 'block', color: color.text.secondary, fontFamily: vars.fontFamily.mono }),
)
