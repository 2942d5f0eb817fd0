/**
 * `npm run visual`: plays stories, has axe look at them, and compares their pictures. `-- Button` for what is named, `-- --changed [base]` for what
 * a change since a commit can reach (where the branch left main, unless named; work that is not committed counts), `--dry` to
 * see what would run and why. `npm run visual:update` writes the pictures instead, with the same words after it.
 */
import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import { builtGate } from './built-gate.ts'
import { named, storyFiles, wishOf } from './choose.ts'
import { faultOf, keep, type Taken } from './compare.ts'
import { componentIn, pictureFolder, reportFolder } from './files.ts'
import { type FileResult, playAll } from './play.ts'
import { type Reach, reachOf } from './reach.ts'
import { writeReport } from './report.ts'
import { serve } from './serve.ts'
import { withSources } from './sources.ts'
import { describeFile, describeRun, orphansAfter, picturesBy } from './verdict.ts'

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

/** Those with most pictures first, so that no processor waits at the end for one that began late. */
function largestFirst(files: string[]): string[] {
  const count = (file: string) => globSync(`${pictureFolder}/${componentIn(file)}/*.png`, { cwd: root }).length
  const counts = new Map(files.map((file) => [file, count(file)]))
  return files.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

/** Plays the files. @returns whether all was as it should be. */
async function play(files: string[], update: boolean): Promise<boolean> {
  const began = performance.now()
  rmSync(resolve(root, reportFolder), { recursive: true, force: true })
  const { folder, path } = await builtGate()
  const server = await serve(folder)
  const results: FileResult[] = []
  const judge = (taken: Taken) => (update ? keep(root, taken) : faultOf(root, taken))
  const tell = (result: FileResult) => {
    results.push(result)
    console.log(withSources(describeFile(result), root, folder))
  }
  try {
    await playAll(`${server.address}${path}`, largestFirst(files), judge, tell)
  } finally {
    server.close()
  }
  const orphans = orphansAfter(root, results)
  for (const orphan of orphans) {
    if (update) rmSync(resolve(root, orphan))
    console.log(`${update ? 'Removed' : 'Orphaned picture'}, no story asks for it: ${orphan}`)
  }
  const report = update ? undefined : await writeReport(root, orphans, picturesBy(results))
  if (report) console.log(`What differs, to look at: ${report}`)
  console.log(describeRun(results, performance.now() - began))
  const isWell = results.every(({ stories }) => stories.every(({ faults }) => faults.length === 0))
  return isWell && (update || orphans.length === 0)
}

async function main() {
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
  if (!(await play(files, wish.update))) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
