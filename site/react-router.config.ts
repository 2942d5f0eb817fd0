import type { Config } from '@react-router/dev/config'

/**
 * The build writes a bundle that renders pages (`app/entry.render.ts`), and renders none itself: `build/build-pages.ts` does it, in four
 * editions, and the server again when the catalogue changes. In the browser nothing depends on a server: see `router-for-files.ts`.
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  serverBuildFile: 'render.js',
  ssr: true,
  // All routes are in the manifest of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
