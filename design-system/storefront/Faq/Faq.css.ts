import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const contacts = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.md,
})

/** The button wraps below the text where there is no space beside it. */
export const contact = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const contactText = rule({ flex: '1 1 8em', minInlineSize: 0 })

/** All of one width, which the longest label fits. */
export const contactAction = rule({ flex: '0 1 12em' })

export const reply = rule({ color: color.text.secondary, fontSize: vars.fontSize.small })

export const promised = rule(promisedLine)

/** Two columns that do not change each other's height: an answer moves only the questions below it. */
export const questions = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** An open question stands on the water line. */
export const question = rule({
  position: 'relative',
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  selectors: {
    '&[open]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * ${vars.borderWidth.hairline})`,
      blockSize: vars.borderWidth.strong,
      background: color.water.line,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
})

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.controlHeight.large,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.small,
  listStyle: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // It has no padding at its sides: the shadow makes the surface wider than the words.
    '&:active': {
      background: color.surface.pressed,
      boxShadow: `0 0 0 ${vars.borderWidth.strong} ${color.surface.pressed}`,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
})

export const heading = rule({ minInlineSize: 0, fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium })

export const chevron = rule({
  color: color.text.tertiary,
  ...transition(['rotate', 'color'], 'enter'),
  selectors: {
    'details[open] > summary > &': { rotate: '180deg' },
    'summary:hover > &': { '@media': { [media.canHover]: { color: color.text.primary } } },
  },
})

export const text = rule({ paddingBlockEnd: vars.space.sm, overflowWrap: 'anywhere' })
