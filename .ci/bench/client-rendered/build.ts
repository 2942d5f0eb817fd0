import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAssets } from '#build/compress-assets.ts'

/** Builds the client-rendered site into a folder that the server can serve: the same empty page for every path. */
export async function buildClientRendered(folder: string, paths: readonly string[]): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    cacheDir: resolve(import.meta.dirname, '../../../node_modules/.cache/client-rendered'),
    publicDir: resolve(import.meta.dirname, '../../../site/public'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  for (const path of paths) cpSync(join(folder, 'index.html'), join(folder, path, 'index.html'))
  await compressAssets(folder)
}
