/**
 * `npm run visual`: plays stories and compares their pictures. `-- Button` for what is named, `-- --changed [base]` for what
 * a change since a commit can reach (where the branch left main, unless named; work that is not committed counts), `--dry` to
 * see what would run and why. `npm run visual:update` writes the pictures instead, with the same words after it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import { named, storyFiles, wishOf } from './choose.ts'
import { type Reach, reachOf } from './reach.ts'

const root = resolve(import.meta.dirname, '../..')

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).trim()

const tryGit = (...args: string[]) => {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

const lines = (text: string) => text.split('\n').filter(Boolean)
const commitOf = (name: string) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)

/** Where the branch left main. On main itself that is the last commit: what is not committed counts. */
function branchPoint(): string {
  const main = ['origin/main', 'main'].find((name) => commitOf(name))
  const base = main && tryGit('merge-base', 'HEAD', main)
  if (!base) throw new Error('There is no main to compare with. Name a commit: --changed <commit>.')
  return base
}

/** Everything that is not as in a commit, deleted and new files too. */
const changedSince = (base: string) => [
  ...lines(git('diff', '--name-only', '--no-renames', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
]

function explain(files: string[], total: number, reach?: Reach) {
  console.log(
    `${files.length} of ${total} files of stories${reach?.everything ? `: ${reach.everything} reaches all of them` : ''}`,
  )
  if (reach?.everything) return
  for (const file of files) {
    const way = reach?.stories.get(file)?.toReversed().slice(1)
    console.log(`  ${file}`)
    for (const step of way ?? []) console.log(`    imports ${step}`)
  }
}

function main() {
  const wish = wishOf(process.argv.slice(2), (word) => commitOf(word) !== undefined)
  const all = storyFiles(root)
  let files = named(all, wish.names)
  let reach: Reach | undefined
  if (wish.changed) {
    const base = wish.changed === true ? branchPoint() : commitOf(wish.changed)
    if (!base) throw new Error(`There is no commit "${wish.changed}".`)
    const found = reachOf(readTree(root).sources, changedSince(base))
    reach = found
    files = files.filter((file) => found.stories.has(file))
    console.log(`Changes since ${git('log', '-1', '--format=%h, %s', base)}`)
  }
  if (wish.dry || wish.changed) explain(files, all.length, reach)
  if (wish.dry || files.length === 0) return
  // All of them are not named one by one, so that a file that came meanwhile is not left out.
  const filters = files.length === all.length ? [] : files
  const update = wish.update ? ['--update=all'] : []
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
  const command = ['run', '--config', '.ci/vitest.config.ts', '--project', 'stories', ...update, ...filters]
  const { status } = spawnSync(process.execPath, [vitest, ...command], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
