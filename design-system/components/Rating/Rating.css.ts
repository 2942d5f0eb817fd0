import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

/** Filled share of the row of stars, in percent. */
export const share = createVar()

export const rating = rule({ position: 'relative', display: 'inline-flex', inlineSize: 'max-content' })

export const stars = rule({ display: 'flex', color: vars.color.line.control })

/** Covers the empty stars up to the rating, which can end within a star. */
export const filled = rule({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: share,
  overflow: 'hidden',
  color: vars.color.tone.brand.text,
})

export const filledStar = rule({ fill: 'currentColor' })
