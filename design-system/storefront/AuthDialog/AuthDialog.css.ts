import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** As narrow as a form: the dialog contains a single column of fields. */
export const dialog = rule({ '@media': { [media.medium]: { inlineSize: vars.measure.form } } })

export const footer = rule({ display: 'grid', gap: vars.space.sm, inlineSize: '100%', gridColumn: '1 / -1' })

/** Looks like a line of text, even while disabled. */
export const other = rule({
  fontSize: vars.fontSize.small,
  selectors: { '&[aria-disabled="true"]': { background: 'none', borderColor: 'transparent' } },
})

export const question = rule({ color: color.text.secondary, fontWeight: vars.fontWeight.regular })
