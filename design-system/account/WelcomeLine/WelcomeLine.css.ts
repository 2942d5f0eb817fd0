import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/** A long name without spaces wraps instead of widening the page. */
export const greeting = style(inLayer('domain', { minInlineSize: 0, overflowWrap: 'anywhere' }))
