import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'

/**
 * The release before this one, which must run beside it: the last commit of the first edition. Moved on with each release
 * (see docs/adr/0015-expand-then-contract.md).
 */
const VERSION_BEFORE = 'fc443caca33225d563757ded0b32b3899707e856'

const root = resolve(import.meta.dirname, '../..')
const git = (...options: string[]) => execFileSync('git', options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether the repository's history holds it; a shallow clone's does not, and what was unpacked from an archive has none. */
function isKnown(): boolean {
  try {
    git('cat-file', '-e', `${VERSION_BEFORE}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Whether the version before can be tested here. Says so loudly when it cannot, and fails in continuous integration. */
export function hasVersionBefore(): boolean {
  if (isKnown()) return true
  const message = `!!! ${VERSION_BEFORE} is not in this clone: THE VERSION BEFORE WAS NOT TESTED BESIDE THIS ONE. git fetch --unshallow`
  if (process.env.CI) throw new Error(message)
  console.error(message)
  return false
}

/**
 * The folder of its server, taken out of the history, with today's packages; gone when the file's tests end. A release that changes
 * the packages so that the version before does not run with them has to bring its own.
 */
export function versionBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-version-before-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const archive = join(folder, 'archive.tar')
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  git('archive', '--format=tar', `--output=${archive}`, VERSION_BEFORE, 'server', 'package.json')
  execFileSync('tar', ['-xf', archive, '-C', tree])
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}
