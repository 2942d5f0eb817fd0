import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** The series and its promise in one line where there is space. */
export const series = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  fontSize: vars.fontSize.body,
})

/** The plan with its badge. */
export const name = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  // Tablets have no space for both, and the figures would get less of it.
  '@media': { [media.mediumOnly]: { display: 'grid', justifyItems: 'start' } },
})

const onPhones = (selector: string, declarations: StyleRule) =>
  globalStyle(`${root} ${selector}`, inLayer('domain', { '@media': { [media.belowMedium]: declarations } }))

/** The row of a plan, not the heading of a series. */
const plan = 'tbody > tr:not([data-group])'

/** On phones a plan is a block of three lines: name and price, the five figures above their units, and the button. */
onPhones(plan, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm, rowGap: vars.space['2xs'] })
// A line of no height ends that of the name and the price.
onPhones(`${plan}::after`, { content: '""', order: -1, flex: '0 0 100%' })
onPhones(`${plan} > th`, { order: -2, flex: '1 1 0', minInlineSize: 0 })
onPhones('tbody td', { flex: '1 1 auto', flexDirection: 'column-reverse', alignItems: 'start', gap: 0 })
onPhones(`${plan} > td:nth-child(7)`, { order: -1, flex: '0 1 auto', flexDirection: 'row' })
onPhones('tbody td:nth-child(8)', { flex: '1 0 100%', alignItems: 'stretch', paddingBlockStart: vars.space['2xs'] })
onPhones('tbody td:nth-child(n + 7) > [aria-hidden]', { display: 'none' })
onPhones('tbody td > [aria-hidden]', { maxInlineSize: 'none' })

/** The figures of all plans below each other: each has the share of the line that the longest of its kind needs. */
const shares = { cpu: 33, ram: 36, storage: 54, bandwidth: 64, ipv4: 30 }
Object.values(shares).forEach((share, index) => {
  onPhones(`${plan} > td:nth-child(${index + 2})`, { flex: `${share} 1 0`, whiteSpace: 'nowrap' })
})

/** Tablets need the space of short names for the buttons. */
globalStyle(`${root} tbody > tr > th`, inLayer('domain', { '@media': { [media.mediumOnly]: { minInlineSize: 0 } } }))

/** The heading of a column; below a figure on a phone stands its unit instead. */
export const heading = rule({ selectors: { 'td &': { display: 'none' } } })
export const unit = rule({ selectors: { 'th &': { display: 'none' } } })

/** On tablets it breaks, so that the buttons fit beside the prices. */
export const longHeader = rule({
  '@media': { [media.mediumOnly]: { display: 'inline-block', maxInlineSize: '7em', whiteSpace: 'normal' } },
})

/** All as wide as the widest, since they fill their column; on phones the block, for a finger. */
export const order = rule({
  '@media': {
    [media.belowMedium]: { minBlockSize: vars.controlHeight.large },
    [media.mediumOnly]: { paddingInline: vars.space.xs },
  },
})

export const price = rule({ display: 'grid', justifyItems: 'end' })

export const amount = rule({ fontWeight: vars.fontWeight.semibold })

export const originalPrice = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })
