import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Imported by generated code or by the test runner, so not found in the sources. */
const implicit = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
]

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, at the start of a line or the end of a list of names. */
const importedModule = /^(?:(?:import|export)\s(?!type\s)(?:[^'"]*\sfrom\s)?|\}\sfrom\s)'([^'"]+)'/gm

const isPackage = (name: string) => !/^(?:[.#]|node:|virtual:|vitest)|\.css$/.test(name)

/**
 * Vite's `optimizeDeps` for browser tests: exactly the packages that the given sources import.
 * If Vite discovered a package later, it would reload the page in the middle of a run and fail unrelated tests,
 * and a manual list would become outdated. A new import changes the list, so a warm cache is never stale.
 */
export function browserDependencies(root: string, sources: string[]) {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] })
  const names = files.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return [...text.matchAll(importedModule)].map(([, name = '']) => name)
  })
  return { noDiscovery: true, include: [...new Set([...implicit, ...names.filter(isPackage)])].sort() }
}
