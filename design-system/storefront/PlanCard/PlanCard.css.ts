import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Stacked on phones; price next to button and resources next to features on tablets; on desktops five rows shared with neighbouring cards. */
export const card = rule({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  padding: vars.space.lg,
  overflowWrap: 'anywhere',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "price" "action" "specs" "features"',
  '@media': {
    [media.medium]: {
      gridTemplateAreas: '"head head" "price action" "specs features"',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space['2xl'],
      rowGap: vars.space.md,
    },
    [media.large]: {
      gridRow: 'span 5',
      gridTemplateAreas: '"head" "price" "action" "specs" "features"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: vars.space.sm,
      padding: vars.space.xl,
    },
  },
  selectors: {
    // The background is a pseudo-element, so that it can be larger on the popular card while its rows stay aligned.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: color.surface.raised,
      borderWidth: vars.borderWidth.hairline,
      borderColor: color.line.hairline,
      borderRadius: vars.radius.card,
    },
  },
})

export const popular = rule({
  selectors: {
    '&::before': {
      background: color.surface.overlay,
      borderWidth: vars.borderWidth.strong,
      borderColor: color.tone.promotion.line,
      '@media': {
        [media.large]: {
          insetBlock: `calc(-1 * ${vars.space.md})`,
          boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
        },
      },
    },
  },
})

export const head = rule({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const prices = rule({
  gridArea: 'price',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
  '@media': {
    [media.medium]: { alignSelf: 'center', paddingBlockEnd: 0 },
    [media.large]: { paddingBlockEnd: vars.space.xs },
  },
})

/** The price and its period, separated only if both are wider than the card. The old price wraps to its own line when it does not fit. */
export const currentPrice = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['2xs'],
})

export const price = rule({
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

export const period = rule({ color: color.text.secondary, fontSize: vars.fontSize.small })

export const originalPrice = rule({
  color: color.text.tertiary,
  fontSize: vars.fontSize.small,
})

export const action = rule({ gridArea: 'action', alignSelf: 'start' })

const list = { display: 'grid', alignContent: 'start', gap: vars.space.xs, fontSize: vars.fontSize.small } as const

const divided = {
  paddingBlockStart: vars.space.md,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
} as const

/** Set apart by space below the button; next to the features, by the same line as theirs. */
const belowButton = { paddingBlock: `${vars.space.sm} ${vars.space['2xs']}`, borderBlockStartWidth: 0 } as const

export const specs = rule({
  ...list,
  ...belowButton,
  gridArea: 'specs',
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.medium]: { paddingBlock: 0, ...divided }, [media.large]: belowButton },
})

export const features = rule({ ...list, ...divided, gridArea: 'features', color: color.text.secondary })

export const spec = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm })

/** A long line wraps next to the icon, not below it. */
export const feature = rule({ display: 'flex', gap: vars.space.sm })

export const specIcon = rule({ color: color.text.tertiary })

export const check = rule({ blockSize: '1lh', color: color.tone.positive.text })
