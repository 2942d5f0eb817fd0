import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAssets } from '#build/compress-assets.ts'
import { pageFile, siteFolders } from '#contracts/built-site.ts'
import { contentPages } from '#site/content/content-plugin.ts'
import { splitTexts } from '#site/texts/split-texts.ts'

/** Builds the client-rendered site into a folder that the server can serve: the same empty page for every path. */
export async function buildClientRendered(folder: string, paths: readonly string[]): Promise<void> {
  const client = join(folder, siteFolders.client)
  await build({
    root: import.meta.dirname,
    configFile: false,
    cacheDir: resolve(import.meta.dirname, '../../../node_modules/.cache/client-rendered'),
    publicDir: resolve(import.meta.dirname, '../../../site/public'),
    logLevel: 'warn',
    plugins: [splitTexts(), ...contentPages(), vanillaExtractPlugin(), react()],
    build: {
      outDir: client,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  for (const path of paths) cpSync(join(client, 'index.html'), join(folder, siteFolders.pages, pageFile('mixed', path)))
  await compressAssets(client)
}
