import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'

/** A version that must run alongside this one (docs/adr/0015-expand-then-contract.md). */
export interface PreviousVersion {
  /** For the names of tests. */
  name: string
  commit: string
  /** Whether its schema lacks steps of this version's, so that the schema changes under its running process. */
  hasOldSchema: boolean
}

/**
 * The versions that are tested alongside this one. A release sets the latest to its commit. The first (migrations up to 009) stays
 * as long as no later one has an old schema: with it, the schema changes under a running process, and records lack the newer columns.
 */
export const previousVersions: readonly PreviousVersion[] = [
  { name: 'the latest version', commit: '28fb3d60fa7966784a4203cf4f14ca3daed5b87a', hasOldSchema: false },
  {
    name: 'the first version',
    commit: 'fc443caca33225d563757ded0b32b3899707e856',
    hasOldSchema: true,
  },
]

const root = resolve(import.meta.dirname, '../..')
const git = (...options: string[]) => execFileSync('git', options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether the repository's history contains it; a shallow clone's does not, and an unpacked archive has no history. */
function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Whether a previous version can be tested here. Prints a warning when it cannot, and fails in continuous integration. */
export function hasPreviousVersion({ commit }: PreviousVersion): boolean {
  if (isKnown(commit)) return true
  const message = `!!! ${commit} is not in this clone: THAT VERSION WAS NOT TESTED ALONGSIDE THIS ONE. git fetch --unshallow`
  if (process.env.CI) throw new Error(message)
  console.error(message)
  return false
}

/**
 * Extracts the server of a previous version from the history into a folder, with the current packages; removed when the file's tests end. A release
 * that changes packages so that the previous version does not run with them has to install that version's own.
 */
export function extractVersion({ commit }: PreviousVersion): string {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-previous-version-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const archive = join(folder, 'archive.tar')
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  git('archive', '--format=tar', `--output=${archive}`, commit, 'server', 'package.json')
  execFileSync('tar', ['-xf', archive, '-C', tree])
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}
