import type { Config } from '@react-router/dev/config'
import { productCategories } from '#contracts/rules/product-categories.ts'

/**
 * Static files only, no server rendering: every page of the site is a file, and any other path is not found. Routes without a
 * parameter come from `routes.ts`; the existing paths of those with one are listed here. `[category]` is the page of a category
 * that does not exist: the server sends it for every unknown name.
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
