import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

/** Depends on the window's width until the table has been measured. */
export const hint = rule({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  '@media': { [media.belowMedium]: { display: 'flex' } },
  selectors: {
    '[data-scrolls="true"] > &': { display: 'flex' },
    '[data-scrolls="false"] > &': { display: 'none' },
  },
})

export const frame = rule({
  overflow: 'clip',
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  // The scroller has the focus, but its own ring would be covered by the pinned column, so the frame draws it.
  selectors: { '&:has(> :focus-visible)': focusRing },
})

export const scroller = rule({
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

/** As wide as its container, but never so narrow that words break. */
export const table = rule({
  inlineSize: '100%',
  minInlineSize: vars.measure.tableMin,
  tableLayout: 'fixed',
  // With collapsed borders, the sticky first column would leave its borders behind.
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
  fontSize: vars.fontSize.small,
  '@media': { [media.large]: { fontSize: vars.fontSize.body } },
})

const cell = {
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  textWrap: 'balance',
  verticalAlign: 'middle',
  selectors: {
    'tr:not(:last-child) > &, thead &': {
      borderBlockEndWidth: vars.borderWidth.hairline,
      borderColor: color.line.hairline,
    },
  },
  '@media': { [media.large]: { paddingInline: vars.space.lg } },
} as const

/** Column headers are aligned at the bottom, because one of them has a badge above it. */
const head = { ...cell, verticalAlign: 'bottom', fontWeight: vars.fontWeight.semibold } as const

/** Stays in view; the other columns scroll below it. */
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layerOrder.sticky,
  background: color.surface.raised,
} as const

/** Edge of the pinned column, visible only while the table scrolls. */
const pinnedEdge = {
  '[data-scrolls="true"] &': { borderInlineEndWidth: vars.borderWidth.hairline, borderColor: color.line.hairline },
} as const

const own = { background: color.tone.brand.soft } as const

export const corner = rule({
  ...head,
  ...pinned,
  color: color.text.tertiary,
  fontWeight: vars.fontWeight.medium,
  selectors: { ...cell.selectors, ...pinnedEdge },
  '@media': { [media.large]: { ...cell['@media'][media.large], inlineSize: '26%' } },
})

export const feature = rule({
  ...cell,
  ...pinned,
  fontWeight: vars.fontWeight.medium,
  selectors: { ...cell.selectors, ...pinnedEdge },
})

export const provider = rule({ ...head, color: color.text.secondary })

export const ownProvider = rule({ ...head, ...own })

export const ownName = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const value = rule({ ...cell, color: color.text.secondary })

export const ownValue = rule({ ...cell, ...own, fontWeight: vars.fontWeight.semibold })

export const yes = rule({ color: color.tone.positive.text })

export const no = rule({ color: color.text.tertiary })
