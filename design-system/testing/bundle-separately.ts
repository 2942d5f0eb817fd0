import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** The bundle of a page that imports one file and nothing else. */
export interface Bundle {
  /** Minified script with all dependencies except React. */
  script: string
  /** Minified stylesheet. */
  styles: string
  /** The modules that contribute code, relative to the root: `design-system/css/media.ts`, `node_modules/valibot/…`. */
  modules: string[]
}

/** Excluded, since every page has React already. */
const react = /^react(-dom)?(\/|$)/

/** Number of concurrent builds; the bundler itself is multi-threaded. */
const concurrency = 4

/**
 * Bundles each file separately, as the site's build would. Styles are compiled once for all files, which takes most of the time;
 * each bundle is built separately, so that its size does not depend on which other files use a module.
 */
export async function bundleSeparately(root: string, files: readonly string[]): Promise<Map<string, Bundle>> {
  const compiled = await compileStyles(root, files)
  const bundles = new Map<string, Bundle>()
  const queue = [...files]
  const worker = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      bundles.set(file, await bundle(root, file, compiled))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return bundles
}

const shared = (root: string): InlineConfig => ({ root, configFile: false, mode: 'production', logLevel: 'error' })

/** Returns the code and the stylesheet of every `.css.ts` that the files import, by Vite's module id. */
async function compileStyles(root: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const compiled = new Map<string, string>()
  const record = (name: string, id: RegExp, enforce?: 'pre'): Plugin => ({
    name,
    ...(enforce && { enforce }),
    transform: { filter: { id }, handler: (code, path) => void compiled.set(path, code) },
  })
  await build({
    ...shared(root),
    plugins: [
      // Before Vite's own transformation of stylesheets, which runs in `bundle`.
      record('record-stylesheets', stylesheet, 'pre'),
      vanillaExtractPlugin(),
      record('record-style-modules', styleModule),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: files.map((file) => resolve(root, file)), external: isPackage },
    },
  })
  return compiled
}

const styleModule = /\.css\.ts$/
/** Module id that vanilla-extract gives to the stylesheet of a `.css.ts`. */
const stylesheet = /\.css\.ts\.vanilla\.css$/
const isPackage = (specifier: string) => /^[@a-z]/i.test(specifier)

async function bundle(root: string, file: string, compiled: ReadonlyMap<string, string>): Promise<Bundle> {
  const compiledCode = (id: string) => compiled.get(id) ?? null
  const replay: Plugin = {
    name: 'replay-styles',
    enforce: 'pre',
    resolveId: { filter: { id: stylesheet }, handler: (id) => id },
    load: {
      filter: { id: [styleModule, stylesheet] },
      handler: (id) => (styleModule.test(id) ? { code: compiledCode(id) ?? '', moduleType: 'js' } : compiledCode(id)),
    },
  }
  const built = await build({
    ...shared(root),
    plugins: [replay],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(root, file),
        external: react,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const [chunk, ...assets] = (built as Rolldown.RolldownOutput).output
  return {
    script: chunk.code,
    styles: assets.map((asset) => (asset.type === 'asset' ? String(asset.source) : '')).join(''),
    modules: Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(`${root}/`, '')),
  }
}
