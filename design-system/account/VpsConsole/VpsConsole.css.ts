import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** As high as the space that its parent gives it: the pane reaches the lower edge. */
export const console = style(
  rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: '100%' }),
)

export const withPane = style(
  rule({ '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.pane}` } } }),
)

/** Where there is no space beside it, the pane takes the place of the list. */
export const covered = style(rule({ display: 'none', '@media': { [media.wide]: { display: 'block' } } }))
export const part = style(rule({ minInlineSize: 0 }))
export const pane = style(rule({ display: 'grid', minInlineSize: 0 }))
