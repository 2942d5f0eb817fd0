import * as v from 'valibot'
import { catalogSnapshotSchema, vpsCatalogSchema } from '#contracts/catalog.ts'
import type { Language } from '#contracts/languages.ts'
import { productListSchema } from '#contracts/products.ts'
import { route } from '#server/platform/http/route.ts'
import type { CatalogService, PreparedName } from './catalog-service.ts'

/** Caches keep it, but ask before each use whether it has changed: a new price is right at once. */
const headers = { 'cache-control': 'public, no-cache' }

export const catalogRoutes = ({ catalog }: { catalog: CatalogService }) => {
  /** The same response for all callers of a language. */
  const fromSnapshot = (name: PreparedName) => ({
    prepared: { headers, read: (language: Language) => catalog.prepared(name, language) },
    // The router asks for it only in a server without prepared responses.
    handle: ({ language }: { language: Language }) => ({
      status: 200,
      body: catalog.prepared(name, language).body,
      headers,
    }),
  })
  return [
    route({
      method: 'GET',
      path: '/api/catalog',
      summary: 'Returns everything that pages show of the catalogue',
      policy: 'public',
      language: 'en',
      callsPerMinute: 3000,
      responses: { 200: catalogSnapshotSchema },
      ...fromSnapshot('catalog'),
    }),
    route({
      method: 'GET',
      path: '/api/products',
      summary: 'Lists the products',
      policy: 'public',
      language: 'en',
      callsPerMinute: 3000,
      responses: { 200: productListSchema },
      ...fromSnapshot('products'),
    }),
    route({
      method: 'GET',
      path: '/api/products/category/:category',
      summary: 'Lists the products of a category; an unknown category has none',
      policy: 'public',
      language: 'en',
      callsPerMinute: 3000,
      params: v.object({ category: v.string() }),
      responses: { 200: productListSchema },
      handle: ({ params, language }) => ({
        status: 200,
        body: catalog.snapshot(language).products.filter((product) => product.category === params.category),
        headers,
      }),
    }),
    route({
      method: 'GET',
      path: '/api/vps/catalog',
      summary: 'Returns the choices of the order dialog, and the payment methods for top-ups',
      policy: 'public',
      language: 'en',
      callsPerMinute: 3000,
      responses: { 200: vpsCatalogSchema },
      ...fromSnapshot('vps'),
    }),
  ]
}
