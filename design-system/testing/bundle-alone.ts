import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** What a page gets that imports one file and nothing else. */
export interface Bundle {
  /** Minified, with everything that it pulls in but React. */
  script: string
  /** Minified. */
  styles: string
  /** The modules of which something is left, from the root: `design-system/css/media.ts`, `node_modules/valibot/…`. */
  modules: string[]
}

/** Every page has React already. */
const react = /^react(-dom)?(\/|$)/

/** How many builds go on at once: the bundler has threads of its own. */
const together = 4

/**
 * Bundles each file alone, as the site's build would. Styles are compiled once for all of them, which is what takes time;
 * the bundling is done anew for each, so that no file's figure depends on who else uses a module.
 */
export async function bundleAlone(root: string, files: readonly string[]): Promise<Map<string, Bundle>> {
  const compiled = await compileStyles(root, files)
  const bundles = new Map<string, Bundle>()
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      bundles.set(file, await bundle(root, file, compiled))
  }
  await Promise.all(Array.from({ length: together }, worker))
  return bundles
}

const shared = (root: string): InlineConfig => ({ root, configFile: false, mode: 'production', logLevel: 'error' })

/** The code of every `.css.ts` that the files reach, and the stylesheet of each, by the ids under which Vite asks for them. */
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
      // Vite's own work on stylesheets comes later, in the bundle.
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
/** The name that vanilla-extract gives to the stylesheet of a `.css.ts`. */
const stylesheet = /\.css\.ts\.vanilla\.css$/
const isPackage = (specifier: string) => /^[@a-z]/i.test(specifier)

async function bundle(root: string, file: string, compiled: ReadonlyMap<string, string>): Promise<Bundle> {
  const take = (id: string) => compiled.get(id) ?? null
  const replay: Plugin = {
    name: 'replay-styles',
    enforce: 'pre',
    resolveId: { filter: { id: stylesheet }, handler: (id) => id },
    load: {
      filter: { id: [styleModule, stylesheet] },
      handler: (id) => (styleModule.test(id) ? { code: take(id) ?? '', moduleType: 'js' } : take(id)),
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
