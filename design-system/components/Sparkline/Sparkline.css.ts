import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const sparkline = style(inLayer('components', { flexShrink: 0, fill: 'none', overflow: 'visible' }))
