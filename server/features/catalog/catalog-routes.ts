import * as v from 'valibot'
import { vpsCatalogSchema } from '#contracts/catalog.ts'
import { productListSchema } from '#contracts/products.ts'
import { type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import { route } from '#server/platform/http/route.ts'
import { products } from './products.ts'
import { vpsCatalog } from './vps-catalog.ts'

interface CatalogDeps {
  /** The payment methods on offer. */
  methods: readonly PaymentMethod[]
}

/** The catalogue changes only with a new version of the server, or its settings. */
const headers = { 'cache-control': 'public, max-age=60' }

export const catalogRoutes = ({ methods }: CatalogDeps) => [
  route({
    method: 'GET',
    path: '/api/products',
    summary: 'Lists the products',
    policy: 'public',
    language: 'en',
    callsPerMinute: 3000,
    responses: { 200: productListSchema },
    isFixed: true,
    handle: () => ({ status: 200, body: products, headers }),
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
    handle: ({ params }) => ({
      status: 200,
      body: products.filter((product) => product.category === params.category),
      headers,
    }),
  }),
  route({
    method: 'GET',
    path: '/api/vps/catalog',
    summary: 'Returns the choices of the order dialog, and the payment methods for deposits',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 3000,
    responses: { 200: vpsCatalogSchema },
    isFixed: true,
    handle: () => {
      const offered = paymentMethods.filter((method) => methods.includes(method))
      return { status: 200, body: { ...vpsCatalog, paymentMethods: offered }, headers }
    },
  }),
]
