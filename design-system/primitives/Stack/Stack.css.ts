import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const stack = style({})

/** A child with a long word is not wider than the stack. Without specificity, so that every other maximum wins. */
globalStyle(`:where(${stack} > *)`, inLayer('primitives', { maxInlineSize: '100%' }))
