import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Written by a plugin or asked for by a test runner: the sources do not name these. */
const unnamed = [
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
 * What Vite prepares before the first test in a browser starts: the packages that the given sources name, and no others.
 * A package met later would be prepared in the middle of a run, which reloads the page and fails tests that are innocent;
 * and a list kept by hand is forgotten. A new name makes a new list, so that a warm start is never behind a cold one.
 */
export function browserDependencies(root: string, sources: string[]) {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] })
  const names = files.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return [...text.matchAll(importedModule)].map(([, name = '']) => name)
  })
  return { noDiscovery: true, include: [...new Set([...unnamed, ...names.filter(isPackage)])].sort() }
}
