import { globalStyle, style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** On desktops the contents are next to the text, and stay in view. */
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.large]: {
      selectors: {
        '&[data-contents]': {
          gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.tooltip}`,
          columnGap: vars.space['3xl'],
        },
      },
    },
  },
})

export const article = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xl'] })

export const aside = rule({
  display: 'none',
  '@media': {
    [media.large]: {
      display: 'grid',
      gap: vars.space.xs,
      gridRow: 1,
      gridColumn: 2,
      position: 'sticky',
      insetBlockStart: vars.space.lg,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.lg})`,
      overflowY: 'auto',
      // It clips, so the focus rings of the links need space inside.
      padding: vars.space['2xs'],
    },
    print: { display: 'none' },
  },
})

export const disclosure = rule({
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  paddingInline: vars.space.md,
  '@media': { [media.large]: { display: 'none' } },
})
/** The line opens and closes the contents: an arrow at its end turns, in place of the browser's triangle. */
export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.controlHeight.large,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.semibold,
  selectors: whenFocusVisible,
})

export const summaryIcon = rule({
  color: color.text.secondary,
  ...transition(['rotate']),
  selectors: { [`${disclosure}[open] &`]: { rotate: '180deg' } },
})

/** Safari draws its triangle here. */
globalStyle(`${summary}::-webkit-details-marker`, inLayer('screens', { display: 'none' }))

export const contents = rule({ display: 'grid', paddingBlockEnd: vars.space.xs })
export const contentsLink = rule({
  display: 'block',
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  borderInlineStartWidth: vars.borderWidth.strong,
  borderColor: color.line.hairline,
  fontSize: vars.fontSize.small,
  color: color.text.secondary,
  selectors: {
    ...whenFocusVisible,
    '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
    '&:active': { background: color.surface.pressed },
    '&[aria-current]': { borderColor: color.tone.brand.line, color: color.tone.brand.text },
  },
})

export const end = rule({
  display: 'grid',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.lg,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const neighbours = rule({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const neighbour = rule({
  display: 'grid',
  gap: vars.space['2xs'],
  padding: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: {
    ...whenFocusVisible,
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.control } } },
    '&:active': { background: color.surface.pressed },
    '&[data-side="next"]': { textAlign: 'end' },
    '&[data-side="next"]:first-child': { '@media': { [media.medium]: { gridColumn: 2 } } },
  },
})

globalStyle(`${aside} ${contents}`, inLayer('screens', { paddingBlockEnd: vars.space.none }))
