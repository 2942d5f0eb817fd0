import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** One wave in a box of 22 × 8, of which only the shape is used: as a mask, so that the colour comes from the theme. */
const oneWave = `<svg xmlns='http://www.w3.org/2000/svg' width='22' height='8' viewBox='0 0 22 8' preserveAspectRatio='none'><path d='M-1 3.3L0 4c3.7 2.7 7.3 2.7 11 0s7.3-2.7 11 0l1 .7' fill='none' stroke='black' stroke-width='2'/></svg>`

/** Moving water: where one is. `round` stretches the waves a little, so that only whole ones are shown. */
export const movingWater: StyleRule = {
  blockSize: vars.wave.height,
  background: color.water.line,
  mask: `url("data:image/svg+xml,${encodeURIComponent(oneWave)}") 0 0 / ${vars.wave.period} ${vars.wave.height} round no-repeat`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
}
