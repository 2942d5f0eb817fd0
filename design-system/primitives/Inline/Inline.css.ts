import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const inline = style({})

/** A child with a long word is not wider than the line. Without specificity, so that every other maximum wins. */
globalStyle(`:where(${inline} > *)`, inLayer('primitives', { maxInlineSize: '100%' }))
