import type { Config } from '@react-router/dev/config'
import { productCategories } from '#contracts/rules/product-categories.ts'

/**
 * Static files only, no server rendering: every page of the site is a file, and what is no file is not found. The routes
 * without a parameter come from `routes.ts`; of those with one, the addresses that exist stand here. `[category]` is the
 * page of a category that does not exist: the server gives it for every other name in its place.
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    '/products',
    ...productCategories.map((category) => `/products/${category}`),
    '/products/[category]',
    '/404',
  ],
} satisfies Config
