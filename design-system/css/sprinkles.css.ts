import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { layers } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** Layout only, on three breakpoints: no colour, no hover. Only `primitives/` uses it; all other styles are a `style` or a `recipe`. */
const layoutProperties = defineProperties({
  '@layer': layers.primitives,
  conditions: { base: {}, medium: { '@media': media.medium }, large: { '@media': media.large } },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    gridTemplateColumns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

export const sprinkles = createSprinkles(layoutProperties)
export type Sprinkles = Parameters<typeof sprinkles>[0]
