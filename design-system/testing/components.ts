/** The layers with components, from the lowest. */
export const layers = ['primitives', 'components', 'storefront', 'account', 'admin', 'screens'] as const
