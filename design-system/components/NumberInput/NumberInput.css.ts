import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const tabular = style(inLayer('components', { fontVariantNumeric: 'tabular-nums' }))
