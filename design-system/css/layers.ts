import type { StyleRule } from '@vanilla-extract/css'

/** Cascade layers by name, in the order that layers.css declares. `domain` is storefront, account and admin. */
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
 * The order as one statement, for the very start of a page whose stylesheets load side by side: the first sheet to arrive
 * would otherwise decide it, and the reset could win over everything. The same as layers.css, which a test holds to it.
 */
export const layerOrderStatement = `@layer ${Object.keys(layers).join(', ')};`
