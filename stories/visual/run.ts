/**
 * `npm run visual`: plays stories, runs axe on them, and compares their pictures. `-- Button` selects the named components,
 * `-- --changed [base]` the stories that a change since a commit can affect (by default since the branch left main; uncommitted work
 * counts), `--shard 2/4` the second of four parts of these; `--dry` lists what would run and why, `--full` sweeps every width with every
 * worst text, and plays no failed story again. `npm run visual:update` writes the pictures instead, with the same arguments.
 */
import { globSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import { buildGateIfNeeded } from './built-gate.ts'
import { filesNamed, parseArguments, type RunOptions, storyFiles } from './choose.ts'
import { differenceFromCommitted, forgetPictures, savePicture, type TakenPicture } from './compare.ts'
import { componentIn, pictureFolder, reportFolder } from './files.ts'
import { git, tryGit } from './git.ts'
import { type FileResult, playAll } from './play.ts'
import { type Reach, reachOf } from './reach.ts'
import { writeReport } from './report.ts'
import { serve } from './serve.ts'
import { filesOfShard } from './shard.ts'
import { withSources } from './sources.ts'
import { describeFile, describeRun, failedIn, orphansAfter, picturesBy } from './verdict.ts'

const root = resolve(import.meta.dirname, '../..')

const lines = (text: string) => text.split('\n').filter(Boolean)
const commitOf = (name: string) => tryGit(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)

/** The commit at which the branch left main. On main itself that is the last commit, so only uncommitted work counts. */
function branchPoint(): string | undefined {
  const main = ['origin/main', 'main'].find((name) => commitOf(name))
  return main && tryGit(root, 'merge-base', 'HEAD', main)
}

function baseOfChanges(changed: string | true): string {
  const base = changed === true ? branchPoint() : commitOf(changed)
  if (!base && changed !== true) throw new Error(`There is no commit "${changed}".`)
  if (!base) throw new Error('There is no main to compare with. Name a commit: --changed <commit>.')
  return base
}

/** All files that differ from a commit, including deleted and new ones. */
const changedSince = (base: string) => [
  ...lines(git(root, 'diff', '--name-only', '--no-renames', base)),
  ...lines(git(root, 'ls-files', '--others', '--exclude-standard')),
]

function explain(files: string[], total: number, reach?: Reach) {
  console.log(
    `${files.length} of ${total} story files${reach?.everything ? `: ${reach.everything} affects all of them` : ''}`,
  )
  if (reach?.everything) return
  for (const file of files) {
    const chain = reach?.stories.get(file)?.toReversed().slice(1)
    console.log(`  ${file}`)
    for (const imported of chain ?? []) console.log(`    imports ${imported}`)
  }
}

/** The number of committed pictures of a story file. */
const committedPictures = (file: string) =>
  globSync(`${pictureFolder}/${componentIn(file)}/*.webp`, { cwd: root }).length

/** Sorts files with many pictures first, so that no processor is idle at the end while a long one still runs. */
function largestFirst(files: string[]): string[] {
  const counts = new Map(files.map((file) => [file, committedPictures(file)]))
  return files.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

/** Plays the files. Resolves with whether there was no fault. */
async function play(files: string[], { update, full }: RunOptions): Promise<boolean> {
  const began = performance.now()
  rmSync(resolve(root, reportFolder), { recursive: true, force: true })
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const results: FileResult[] = []
  const handle = (taken: TakenPicture) => (update ? savePicture(root, taken) : differenceFromCommitted(root, taken))
  const onResult = (result: FileResult) => {
    results.push(result)
    for (const { flaky, pictures = [] } of result.stories) if (flaky) forgetPictures(root, result.component, pictures)
    console.log(withSources(describeFile(result), root, folder))
  }
  try {
    await playAll(`${server.address}${path}`, largestFirst(files), full, handle, onResult)
  } finally {
    server.close()
  }
  const orphans = orphansAfter(root, results)
  for (const orphan of orphans) {
    if (update) rmSync(resolve(root, orphan))
    console.log(`${update ? 'Removed' : 'Orphaned picture'}, no story uses it: ${orphan}`)
  }
  const milliseconds = performance.now() - began
  const page = update ? undefined : await writeReport(root, orphans, picturesBy(results))
  if (page) console.log(`Report of the differences: ${page}`)
  console.log(describeRun(results, milliseconds))
  return failedIn(results).length === 0 && (update || orphans.length === 0)
}

async function main() {
  const options = parseArguments(process.argv.slice(2), (argument) => commitOf(argument) !== undefined)
  const all = storyFiles(root)
  let files = filesNamed(all, options.names)
  let reach: Reach | undefined
  if (options.changed) {
    const base = baseOfChanges(options.changed)
    const found = reachOf(readTree(root).sources, changedSince(base))
    reach = found
    files = files.filter((file) => found.stories.has(file))
    console.log(`Changes since ${git(root, 'log', '-1', '--format=%h, %s', base)}`)
  }
  const { shard } = options
  if (shard) {
    files = filesOfShard(files, committedPictures, shard)
    console.log(`Shard ${shard.index} of ${shard.count}: ${files.length} story files`)
  }
  if (options.dry || options.changed) explain(files, all.length, reach)
  if (options.dry || files.length === 0) return
  if (!(await play(files, options))) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
