import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const pulse = keyframes({ '50%': { opacity: 0.45 } })

/** As high as one line of the text that it replaces; the bar itself is as high as the letters. */
export const line = style(
  rule({ display: 'flex', alignItems: 'center', blockSize: '1lh', inlineSize: '100%', minInlineSize: 0 }),
)

export const bar = style(
  rule({
    display: 'block',
    blockSize: '0.75em',
    borderRadius: vars.radius.small,
    background: vars.color.line.hairline,
    '@media': {
      [media.motionAllowed]: {
        animationName: pulse,
        animationDuration: vars.duration.skeleton,
        animationTimingFunction: 'ease-in-out',
        animationIterationCount: 'infinite',
      },
      // Forced colours override the background; a border keeps the bar visible.
      [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'GrayText' },
    },
  }),
)

export const length = styleVariants({ short: '30%', medium: '55%', long: '80%', full: '100%' } as const, (inlineSize) =>
  rule({ inlineSize }),
)
