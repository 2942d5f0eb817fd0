import type { StyleRule } from '@vanilla-extract/css'

/** The cascade layers, in the order that layers.css declares. `domain` is storefront, account and admin; what these build on, also in the folder `domain`, is in `components`. */
export const layers = {
  reset: 'reset',
  tokens: 'tokens',
  primitives: 'primitives',
  components: 'components',
  domain: 'domain',
  screens: 'screens',
  utilities: 'utilities',
} as const

export type LayerName = keyof typeof layers

/** Puts a rule into its cascade layer. Every rule goes through this, in `style`, `recipe` and `globalStyle` alike. */
export const inLayer = (layer: LayerName, rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
})

/**
 * The layer order as one statement, for the very start of a page whose stylesheets load in parallel. Otherwise the first
 * stylesheet to arrive would decide the order, and the reset could override everything. A test compares it with layers.css.
 */
export const layerOrderStatement = `@layer ${Object.keys(layers).join(', ')};`
