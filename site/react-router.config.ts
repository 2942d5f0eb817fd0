import type { Config } from '@react-router/dev/config'

/** Static files only: the public pages are prerendered, every other address starts from the fallback page. No server rendering. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/products'],
} satisfies Config
