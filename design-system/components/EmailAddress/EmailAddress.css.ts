import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/** Within a word only where a single part is wider than its line. */
export const address = style(inLayer('components', { overflowWrap: 'anywhere' }))
