import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from './layers.ts'

/** Keeps each child, even one with a long word, as narrow as its container. Without specificity, so that every other maximum wins. */
export const childrenFit = style({})

globalStyle(`:where(${childrenFit} > *)`, inLayer('primitives', { maxInlineSize: '100%' }))
