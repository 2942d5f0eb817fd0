import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Import, isTest, readTree, type Source } from '#ci/rules/source.ts'

const root = resolve(import.meta.dirname, '../..')
const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Docker's patterns match names that begin with a dot; Node's do not. */
const withoutDots = (path: string) => path.replaceAll(/(^|\/)\./g, '$1_')

const ignored = linesOf('Dockerfile.dockerignore').map(withoutDots)
/** Whether a path is part of the build context: neither it nor a folder that contains it is ignored. */
function isInContext(path: string): boolean {
  const parts = path.split('/')
  const ancestors = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  return !ancestors.some((ancestor) => ignored.some((pattern) => matchesGlob(withoutDots(ancestor), pattern)))
}

/** The paths that each stage copies from the repository. */
const stages = linesOf('Dockerfile')
  .join('\n')
  .split(/^FROM /m)
  .slice(1)
  .map((stage) => [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) => match[1]?.split(' ') ?? []))
const [forSite = [], forPackages = [], forServer = []] = stages
const isCopied = (path: string, copied: string[]) =>
  isInContext(path) && copied.some((source) => source === '.' || path === source || path.startsWith(`${source}/`))

const { sources } = readTree(root)
const byPath = new Map(sources.map((source) => [source.path, source]))

/** All files and packages that these entries import, directly or indirectly, including the entries. Type imports are erased at run time. */
function reachedFrom(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const queue = [...entries]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue
    files.add(path)
    for (const { target, specifier } of runtimeImports(byPath.get(path))) {
      if (target) queue.push(target.replace(/\?\w+$/, ''))
      else if (!specifier.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
    }
  }
  return { files, packages }
}
const runtimeImports = (source: Source | undefined): Import[] => source?.imports.filter(({ isType }) => !isType) ?? []

test('the image copies only paths that exist and are in the build context', () => {
  expect(stages).toHaveLength(3)
  expect([forPackages, forServer]).toEqual([
    ['package.json', 'package-lock.json', '.npmrc'],
    ['package.json', 'server'],
  ])
  for (const path of stages.flat())
    expect([path, existsSync(join(root, path)), isInContext(path)]).toEqual([path, true, true])
})

test('the server and its commands import nothing that the image lacks', () => {
  const commands = [...byPath.keys()].filter((path) => /^server\/commands\/[^/]+\.ts$/.test(path))
  const own = commands.filter((path) => !isTest({ path } as Source))
  const { files, packages } = reachedFrom(['server/main.ts', ...own])
  expect(files.size).toBeGreaterThan(50)
  expect([...files].filter((path) => !isCopied(path, forServer))).toEqual([])

  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([])
  expect(packages).toContain('express')
})

test('everything that the build of the site reads is in the build context', () => {
  const unread = ['site/e2e/', 'design-system/testing/', 'design-system/tokens/export/']
  const own = sources
    .filter((source) => /^(?:site|design-system)\//.test(source.path) && !isTest(source))
    .map(({ path }) => path)
    .filter((path) => !unread.some((folder) => path.startsWith(folder)))
  const { files } = reachedFrom(own)
  const rest = ['.ci/build.mjs', '.ci/lib/site.mjs', 'tsconfig.json', 'design-system/css/fonts.ts']
  expect([...files, ...rest].filter((path) => !isCopied(path, forSite) && !path.includes('+types'))).toEqual([])
})

test("each stage is based on the project's version of Node", () => {
  const node = readFileSync(join(root, '.node-version'), 'utf8').trim()
  const bases = linesOf('Dockerfile').filter((line) => line.startsWith('FROM '))
  expect(bases.map((line) => line.split(' ')[1])).toEqual(stages.map(() => `node:${node}-slim`))
})

test('the image contains neither secrets nor tests', () => {
  const unwanted = [
    '.ci/docker/sen.env',
    'data/sen-cloud.db',
    'node_modules/x',
    'server/testing/whole/app.test.ts',
    'server/testing/x.ts',
  ]
  expect(unwanted.filter(isInContext)).toEqual([])
})

test('the health check of the image tests liveness, not readiness', () => {
  const check = linesOf('Dockerfile').find((line) => line.startsWith('CMD') && line.includes('fetch('))
  expect(check).toContain('/api/health')
})
