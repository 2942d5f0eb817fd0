import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** What it is, and below it why it was not sent. */
export const lines = rule({ display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.tight })

/** Beside the search: no wider than its words. */
export const kind = rule({ '@media': { [media.medium]: { inlineSize: '16em' } } })

/** The mail as its recipient read it. Line breaks stay, and a long address breaks. */
export const text = rule({
  padding: vars.space.md,
  background: color.surface.sunken,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
