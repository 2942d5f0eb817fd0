import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/** A name without a space breaks where the line ends, rather than widen the page. */
export const greeting = style(inLayer('domain', { minInlineSize: 0, overflowWrap: 'anywhere' }))
