import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/** Breaks anywhere only if a single segment is wider than the line. */
export const address = style(inLayer('components', { overflowWrap: 'anywhere' }))
