import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { getPreviewHeadTemplate } from 'storybook/internal/common'
import { build, type Plugin } from 'vite'
import { layerOrderStatement } from '#ds/css/layers.ts'

const root = resolve(import.meta.dirname, '../..')
const page = (name: string) => resolve(import.meta.dirname, name)

/** The head that Storybook gives to a page with a story: the order of cascade layers, then its layouts. */
const storybookHead: Plugin = {
  name: 'storybook-head',
  transformIndexHtml: (html, { path }) =>
    path.endsWith('/gate.html')
      ? html.replace(
          '<head>',
          `<head><style>${layerOrderStatement}</style>${getPreviewHeadTemplate(resolve(root, '.storybook'))}`,
        )
      : html,
}

/**
 * Bundles the gate with all stories.
 * @param mode of React: its development build reports problems on the console, and takes a sixth more processor time.
 */
export async function buildGate(folder: string, mode: 'development' | 'production') {
  process.env.NODE_ENV = mode
  await build({
    configFile: false,
    root,
    base: './',
    mode,
    logLevel: 'warn',
    publicDir: false,
    cacheDir: resolve(root, 'node_modules/.cache/vite/gate'),
    plugins: [react(), vanillaExtractPlugin(), storybookHead],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      // One style sheet, so that a story's appearance does not depend on which stories were loaded before.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: [page('host.html'), page('gate.html')],
        // Plugin timings are irrelevant for the user of the gate.
        checks: { pluginTimings: false },
      },
    },
  })
}
