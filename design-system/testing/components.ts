/** The layers with components, from the lowest. */
export const layers = ['primitives', 'components', 'domain', 'storefront', 'account', 'admin', 'screens'] as const
