import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'

/**
 * The version that must run alongside this one (docs/adr/0015-expand-then-contract.md): one with an older schema, which changes under its
 * running process. A release sets it to its commit.
 */
const previousVersion = '28fb3d60fa7966784a4203cf4f14ca3daed5b87a'

const root = resolve(import.meta.dirname, '../..')
const git = (...options: string[]) => execFileSync('git', options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether the repository's history contains it; a shallow clone's does not, and an unpacked archive has no history. */
function isKnown(): boolean {
  try {
    git('cat-file', '-e', `${previousVersion}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Whether the previous version can be tested here. Prints a warning when it cannot, and fails in continuous integration. */
export function hasPreviousVersion(): boolean {
  if (isKnown()) return true
  const message = `!!! ${previousVersion} is not in this clone: THAT VERSION WAS NOT TESTED ALONGSIDE THIS ONE. git fetch --unshallow`
  if (process.env.CI) throw new Error(message)
  console.error(message)
  return false
}

/**
 * Extracts the server of the previous version from the history into a folder, with the current packages; removed when the file's tests end. A release
 * that changes packages so that the previous version does not run with them has to install that version's own.
 */
export function extractPreviousVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-previous-version-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const archive = join(folder, 'archive.tar')
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  git('archive', '--format=tar', `--output=${archive}`, previousVersion, 'server', 'package.json')
  execFileSync('tar', ['-xf', archive, '-C', tree])
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}
