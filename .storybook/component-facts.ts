import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** A change of a component: a commit that touched its folder. */
export interface Change {
  /** The day, ISO 8601: `2026-11-22`. */
  date: string
  subject: string
}

/** What is known of a component from the sources and their history. Components are named by their folders: `components/Button`. */
export interface ComponentFacts {
  /** Components that it imports. */
  uses: readonly string[]
  /** Components that import it. */
  usedBy: readonly string[]
  /** The latest changes, newest first. Fewer in a shallow clone, none without Git. */
  changes: readonly Change[]
}

const folderOf = (path: string) => /^design-system\/([a-z]+\/[A-Z]\w+)\//.exec(path)?.[1]

/** What each component imports, itself excepted, from the sources by path. */
export function usesOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const uses = new Map<string, Set<string>>()
  for (const [path, text] of sources) {
    const component = folderOf(path)
    if (!component || path.includes('.test.')) continue
    const found = uses.get(component) ?? new Set()
    uses.set(component, found)
    for (const [, imported = ''] of text.matchAll(/\b(?:from|import\()\s*'#ds\/([a-z]+\/[A-Z]\w+)\//g))
      if (imported !== component) found.add(imported)
  }
  return new Map([...uses].map(([component, found]) => [component, [...found].sort()]))
}

/**
 * The last five changes of each component.
 * @param log the output of `git log --name-only --format=%x00%H%x09%cs%x09%s`.
 * @param boundaries the commits at which a shallow clone ends: they seem to add every file.
 */
export function changesOf(log: string, boundaries: readonly string[]): Map<string, Change[]> {
  const changes = new Map<string, Change[]>()
  for (const entry of log.split('\0').filter(Boolean)) {
    const [head = '', ...paths] = entry.split('\n')
    const [commit = '', date = '', subject = ''] = head.split('\t')
    if (boundaries.includes(commit)) continue
    for (const component of new Set(paths.map(folderOf))) {
      const known = changes.get(component ?? '') ?? []
      if (component && known.length < 5) changes.set(component, [...known, { date, subject }])
    }
  }
  return changes
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

function readChanges(): Map<string, Change[]> {
  try {
    const shallow = resolve(root, git('rev-parse', '--git-path', 'shallow').trim())
    const boundaries = existsSync(shallow) ? readFileSync(shallow, 'utf8').trim().split('\n') : []
    const format = '--format=%x00%H%x09%cs%x09%s'
    return changesOf(git('log', '--no-merges', '--name-only', format, '--', 'design-system'), boundaries)
  } catch {
    // The sources without their history, as in an archive.
    return new Map()
  }
}

function readFacts(): Record<string, ComponentFacts> {
  const files = globSync('design-system/*/*/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const uses = usesOf(new Map(files.map((path) => [path, readFileSync(resolve(root, path), 'utf8')])))
  const changes = readChanges()
  return Object.fromEntries(
    [...uses].map(([component, used]) => [
      component,
      {
        uses: used,
        usedBy: [...uses].filter(([, others]) => others.includes(component)).map(([user]) => user),
        changes: changes.get(component) ?? [],
      },
    ]),
  )
}

/** Provides the facts of each component to docs pages as `virtual:component-facts`. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === 'virtual:component-facts' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:component-facts' ? `export const componentFacts = ${JSON.stringify(readFacts())}\n` : undefined,
})
