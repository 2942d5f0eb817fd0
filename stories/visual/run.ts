/**
 * `npm run visual`: plays stories, runs axe on them, and compares their pictures. `-- Button` selects the named components,
 * `-- --changed [base]` the stories that a change since a commit can affect (by default since the branch left main; uncommitted work
 * counts), `--shard 2/4` the second of four parts of these; `--dry` lists what would run and why, `--full` sweeps every width with every
 * worst text, plays no failed story again, and takes React's warnings for faults. `npm run visual:update` writes the pictures instead, with the same arguments.
 */
import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import { buildGateIfNeeded } from './built-gate.ts'
import { filesNamed, filesOfShard, parseArguments, storyFiles } from './choose.ts'
import { differenceFromCommitted, forgetPictures, savePicture, type TakenPicture } from './compare.ts'
import { componentIn, pictureFolder, reportFolder } from './files.ts'
import { type FileResult, playAll } from './play.ts'
import { reachOf } from './reach.ts'
import { writeReport } from './report.ts'
import { serve } from './serve.ts'
import { withSources } from './sources.ts'
import { describeFile, describeRun, failedIn, orphansAfter, picturesBy } from './verdict.ts'

const root = resolve(import.meta.dirname, '../..')

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).trim()

function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return undefined
  }
}

/** The commit at which the branch left main. On main itself that is the last commit, so only uncommitted work counts. */
function branchPoint(): string {
  const main = ['origin/main', 'main'].find((name) => commitOf(name))
  if (!main) throw new Error('There is no main to compare with. Name a commit: --changed <commit>.')
  return git('merge-base', 'HEAD', main)
}

/** All files that differ from a commit, including deleted and new ones. */
const changedSince = (base: string) =>
  [
    ...git('diff', '--name-only', '--no-renames', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)

/** The number of committed pictures of a story file. */
const committedPictures = (file: string) =>
  globSync(`${pictureFolder}/${componentIn(file)}/*.webp`, { cwd: root }).length

/** Plays the files. Resolves with whether there was no fault. */
async function play(files: string[], { update, full }: { update: boolean; full: boolean }): Promise<boolean> {
  const began = performance.now()
  rmSync(resolve(root, reportFolder), { recursive: true, force: true })
  const { folder, path } = await buildGateIfNeeded(full)
  const server = await serve(folder)
  const results: FileResult[] = []
  const handle = (taken: TakenPicture) => (update ? savePicture(root, taken) : differenceFromCommitted(root, taken))
  const onResult = (result: FileResult) => {
    results.push(result)
    for (const { flaky, pictures = [] } of result.stories) if (flaky) forgetPictures(root, result.component, pictures)
    console.log(withSources(describeFile(result), root, folder))
  }
  try {
    await playAll(`${server.address}${path}`, files, full, handle, onResult)
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
  const { shard } = options
  const all = storyFiles(root)
  let files = filesNamed(all, options.names)
  if (options.changed) {
    const base = options.since ?? branchPoint()
    const { stories, everything } = reachOf(readTree(root).sources, changedSince(base))
    files = files.filter((file) => stories.has(file))
    console.log(`Changes since ${git('log', '-1', '--format=%h, %s', base)}`)
    if (everything) console.log(`${everything} affects all stories`)
  }
  files = filesOfShard(files, committedPictures, shard)
  console.log(`${files.length} of ${all.length} story files`)
  if (options.dry) console.log(files.map((file) => `  ${file}`).join('\n'))
  if (options.dry || files.length === 0) return
  if (!(await play(files, options))) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
