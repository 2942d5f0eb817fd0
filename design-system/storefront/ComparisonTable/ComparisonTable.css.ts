import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const body = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

/** Depends on the window's width until the table has been measured. */
export const hint = rule({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  '@media': { [media.belowMedium]: { display: 'flex' } },
  selectors: {
    '[data-scrolls="true"] &': { display: 'flex' },
    '[data-scrolls="false"] &': { display: 'none' },
  },
})

/**
 * The scroller has the focus, but its own ring would be covered by the pinned column. That column is above the other cells, and not above the
 * page's header, which sticks to the window.
 */
export const frame = rule({
  overflow: 'clip',
  isolation: 'isolate',
  selectors: { '&:has(> :focus-visible)': focusRing },
})

export const scroller = rule({
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const table = rule({
  inlineSize: '100%',
  // On phones it is narrow enough that a part of the first rival is in view.
  minInlineSize: '40em',
  '@media': { [media.medium]: { minInlineSize: vars.measure.tableMin } },
  tableLayout: 'fixed',
  // With collapsed borders, the sticky first column would leave its borders behind.
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
  fontSize: vars.fontSize.small,
})

const cell = {
  paddingBlock: `calc(${vars.space['2xs']} + ${vars.borderWidth.hairline})`,
  paddingInline: vars.space.sm,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  selectors: {
    'tr:not(:last-child) > &, thead &': {
      borderBlockEndWidth: vars.borderWidth.hairline,
      borderColor: color.line.hairline,
    },
  },
} as const

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layerOrder.sticky,
  paddingInlineStart: 0,
  background: color.surface.ground,
} as const

const head = {
  ...cell,
  overflowWrap: 'break-word',
  verticalAlign: 'bottom',
  fontWeight: vars.fontWeight.medium,
  paddingBlock: vars.space.xs,
} as const

export const corner = rule({
  ...head,
  ...pinned,
  inlineSize: '24%',
})

export const question = rule({ ...cell, ...pinned })

export const provider = rule(head)

const own = { background: color.tone.brand.soft } as const

/** What is chosen stands on the water line. */
export const ownProvider = rule({
  ...head,
  ...own,
  inlineSize: '25%',
  '@media': { [media.medium]: { inlineSize: '28%' } },
  color: color.tone.brand.onSoft,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    'thead &': { borderBlockEndWidth: vars.borderWidth.strong, borderColor: color.water.line },
  },
})

export const kind = rule({
  display: 'block',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
})

export const value = rule(cell)

export const ownValue = rule({ ...cell, ...own, color: color.text.primary })

/** The answer, with its proof at the end of the line. */
export const ownContent = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
})

export const best = rule({ fontWeight: vars.fontWeight.semibold })

export const promised = rule(promisedLine)

export const proof = rule({ fontSize: vars.fontSize.caption })

export const word = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, verticalAlign: 'top' })
