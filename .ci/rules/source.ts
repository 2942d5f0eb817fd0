import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** One file of the project, as passed to the rules. */
export interface Source {
  /** From the root, with forward slashes: `design-system/components/forms/Button/Button.tsx`. */
  path: string
  text: string
  /** The parsed file; absent unless it is TypeScript. */
  program?: ESTree.Program
  imports: Import[]
}

export interface Import {
  /** As written: `#ds/css/layers.ts`, `./Button.css.ts`, `react`. */
  specifier: string
  /** The imported file, from the root; absent for packages. */
  target?: string
  /** Erased before running: `import type`. */
  isType: boolean
  start: number
}

/** The project, or a fixture. */
export interface Tree {
  root: string
  /** Names of the entries directly in the root. */
  rootEntries: string[]
  sources: Source[]
}

export interface Violation {
  path: string
  /** Counted from 1; absent if the violation concerns the entire file. */
  line?: number
  /** The fault, and how to correct it. */
  message: string
}

export interface Rule {
  /** Identifies the rule in output and exceptions. */
  number: number
  name: string
  /** The requirement, in one sentence. */
  demand: string
  check: (tree: Tree) => Violation[]
}

const folders = ['design-system', 'site', 'server', 'stories', 'docs', '.storybook', '.ci']
const excluded = new Set(['node_modules', 'dist', '.cache', '.react-router', '__screenshots__'])
const isTypeScript = (path: string) => /\.tsx?$/.test(path)
const isRead = (path: string) => /\.(tsx?|css|mdx)$/.test(path)

const manifest: { imports: Record<string, string> } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
)

/** The folders of `#…` imports, from `imports` in package.json, such as `design-system/` for `#ds/`. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest.imports).map(([pattern, target]) => [
    pattern.replace(/\*$/, ''),
    target.replace(/^\.\/|\*$/g, ''),
  ]),
)

function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(importer), specifier))
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
  return alias && normalize(`${aliases[alias]}${specifier.slice(alias.length)}`)
}

function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory() && !excluded.has(entry.name)) yield* filesBelow(root, path)
    else if (entry.isFile() && isRead(path)) yield path
  }
}

/** Reads and parses every source file below a root. */
export function readTree(root: string): Tree {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const paths = present.flatMap((folder) => [...filesBelow(root, folder)]).sort()
  return {
    root,
    rootEntries: readdirSync(root),
    sources: paths.map((path) => parse(path, readFileSync(join(root, path), 'utf8'))),
  }
}

/** Parses one file. Tests pass any `text`, to create a violation. */
export function parse(path: string, text: string): Source {
  if (!isTypeScript(path)) return { path, text, imports: looseImports(path, text) }
  const { program, module, errors } = parseSync(path, text, { preserveParens: false })
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    start,
  }))
  const reexports = module.staticExports.flatMap(({ entries, start }) => {
    const [first] = entries
    if (!first?.moduleRequest) return []
    return [{ specifier: first.moduleRequest.value, isType: entries.every(({ isType }) => isType), start }]
  })
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[2] ? [{ specifier: literal[2], isType: false, start }] : []
  })
  const imports = [...statics, ...reexports, ...dynamics]
  return { path, text, program, imports: imports.map((entry) => withTarget(path, entry)) }
}

const withTarget = (path: string, entry: Omit<Import, 'target'>): Import => {
  const target = targetOf(path, entry.specifier)
  return target === undefined ? entry : { ...entry, target }
}

/** Imports of MDX pages (lines that begin with `import`) and of style sheets. */
function looseImports(path: string, text: string): Import[] {
  const pattern = path.endsWith('.css') ? /@import\s+(?:url\()?['"]([^'"]+)/g : /^import\b[^'"]*['"]([^'"]+)['"]/gm
  return [...text.matchAll(pattern)].map((match) =>
    withTarget(path, { specifier: match[1] ?? '', isType: false, start: match.index }),
  )
}

/** The line, counted from 1, of a position in a file. */
export const lineAt = ({ text }: Source, position: number) => text.slice(0, position).split('\n').length

/** A violation at a position in a file. */
export const at = (source: Source, { start }: { start: number }, message: string): Violation => ({
  path: source.path,
  line: lineAt(source, start),
  message,
})

/** Whether a file is a test, or a tool that tests share. */
export const isTest = ({ path }: Pick<Source, 'path'>) => /(?:\.test|-test-tools)\.tsx?$/.test(path)
