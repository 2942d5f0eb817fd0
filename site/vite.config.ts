import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** In development the API runs beside, on the port that `npm run dev` gives. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/site',
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // Every dependency is found before the first page, so that none reloads it in the middle.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // Written by the compiler of styles: no source names these.
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  server: { proxy: { '/api': { target: api } } },
  build: {
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files compress better than forty, and outlast a visit: what never changes, and what most routes use. What only
          // dialogs, menus and forms use is left out of the second, or every first view would bring it.
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: 'base',
              test: /\/(design-system|site|swr|lucide-react|@vanilla-extract|@ariakit\/(utils|react-utils|store|react-store|components))\//,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
})
