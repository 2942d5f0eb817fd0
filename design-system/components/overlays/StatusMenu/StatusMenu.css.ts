import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const badge = rule({
  position: 'relative',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    ...whenFocusVisible,
    // The ring is also shown while the menu is open. It is drawn inside, in the colour of the text, so that nothing
    // moves.
    '&[aria-expanded="true"]': { boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} currentColor` },
    '&:hover:not(:active, [aria-disabled="true"])': {
      '@media': { [media.canHover]: { boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} currentColor` } },
    },
    '&:active:not([aria-disabled="true"])': { boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} currentColor` },
    '&[aria-disabled="true"]': { cursor: 'default' },
    // The target for a finger is as high as a large control, around the badge.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((100% - ${vars.controlHeight.large}) / 2)`,
      '@media': { [media.canHover]: { content: 'none' } },
    },
  },
})

/** Around a text without a fill: a pill that takes no space. */
const pill = {
  background: vars.color.surface.pressed,
  boxShadow: `0 0 0 ${vars.space['2xs']} ${vars.color.surface.pressed}`,
} as const

export const quiet = rule({
  selectors: {
    '&[aria-expanded="true"]': pill,
    '&:hover:not(:active, [aria-disabled="true"])': { '@media': { [media.canHover]: pill } },
    '&:active:not([aria-disabled="true"])': { ...pill, color: vars.color.text.primary },
  },
})

/** A state that is not true yet: dashed and without the fill that states have. */
export const unsettled = rule({
  background: 'transparent',
  selectors: {
    // It is drawn inside, so that nothing moves when it settles.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderWidth: vars.borderWidth.hairline,
      borderStyle: 'dashed',
      borderColor: 'currentColor',
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
})

/** The chevron, or the spinner in its place, scales with the badge's small text. */
export const mark = rule({ flexShrink: 0, inlineSize: '1.2em', blockSize: '1.2em' })

/** Two lines, aligned at the first. */
export const entry = rule({
  paddingBlock: vars.space.xs,
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: `${vars.iconSize.small} minmax(0, 1fr) ${vars.iconSize.small}`,
  gap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
  selectors: {
    '[data-destructive] > &': {
      color: vars.color.tone.critical.text,
      '@media': { [media.forcedColors]: { color: 'inherit' } },
    },
    '[aria-disabled="true"] > &': {
      color: vars.color.text.tertiary,
      '@media': { [media.forcedColors]: { color: 'inherit' } },
    },
  },
})

/** As high as the label's line, so that the icon is centred beside it. */
export const entryIcon = rule({ blockSize: '1lh' })

export const words = rule({ display: 'grid', minInlineSize: 0, gap: vars.space['2xs'] })

export const label = rule({ fontWeight: vars.fontWeight.medium })

export const line = rule({
  color: vars.color.text.secondary,
  fontSize: vars.fontSize.caption,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
