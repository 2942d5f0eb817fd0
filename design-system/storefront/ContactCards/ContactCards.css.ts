import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** As many columns as fit: one in a narrow sidebar. */
export const cards = rule({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.menuMin}), 1fr))`,
  gap: vars.space.md,
})

/** A click anywhere on the card follows its link. */
export const card = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space.xs,
  padding: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  ...transition(['border-color']),
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.control } } },
    '&:has(:focus-visible)': focusRing,
  },
})

export const head = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const icon = rule({ color: color.tone.brand.text })

export const response = rule({ display: 'grid' })

export const figure = rule({
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.snug,
})

export const label = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })

export const action = rule({
  display: 'flex',
  alignSelf: 'end',
  alignItems: 'center',
  gap: vars.space['2xs'],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    // The card draws the focus ring.
    '&:focus-visible': { outline: 'none' },
  },
})

export const arrow = rule({
  ...transition(['transform']),
  selectors: {
    [`${card}:hover &`]: { '@media': { [media.canHover]: { transform: 'translateX(15%)' } } },
  },
})
