import { type Catalogs, personalPages } from '#contracts/built-site.ts'
import { subjectPaths } from '#ds/screens/ProductScreen/index.ts'

/**
 * The existing paths of routes with a parameter. Those with a name in brackets are the not-found pages of these routes, which the server
 * sends for every unknown name; `/404` is the one for all other paths. Personal pages are there for every name. The rest come from `routes.ts`.
 */
export const parameterPaths = ({ vi }: Catalogs): string[] => [
  '/products',
  ...(vi?.categories ?? []).map(({ id }) => `/products/${id}`),
  '/products/[category]',
  '/products/[category]/[product]',
  ...(vi?.products ?? []).map(({ category, id }) => `/products/${category}/${id}`),
  ...subjectPaths(),
  ...personalPages.keys(),
  '/404',
]
