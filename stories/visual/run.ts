/**
 * `npm run visual`: plays stories, runs axe on them, and compares their pictures. `-- Button` selects the named components,
 * `-- --changed [base]` the stories that a change since a commit can affect (by default since the branch left main; uncommitted work
 * counts), `--shard 2/4` the second of four parts of these; `--dry` lists what would run and why, `--full` sweeps every width with every
 * worst text, and plays no failed story again. `npm run visual:update` writes the pictures instead, with the same arguments.
 */
import { globSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import { describeDecisions, readStandingDecisions } from '#stories/review/decision-files.ts'
import { type Base, basesOf } from './base.ts'
import { createStyleFiles } from './blame.ts'
import { buildGateIfNeeded } from './built-gate.ts'
import { findCauses, readRules } from './causes.ts'
import { filesNamed, parseArguments, type RunOptions, storyFiles } from './choose.ts'
import { differenceFromCommitted, forgetPictures, savePicture, type TakenPicture } from './compare.ts'
import { writeCounts } from './counts.ts'
import { componentIn, pictureFolder, reportFolder, storybookAddress } from './files.ts'
import { git, tryGit } from './git.ts'
import { type FileResult, playAll } from './play.ts'
import { type Reach, reachOf } from './reach.ts'
import { reportPictures, writeReport } from './report.ts'
import { describeFindings } from './report-summary.ts'
import { serve } from './serve.ts'
import { filesOfShard } from './shard.ts'
import { withSources } from './sources.ts'
import { checkTexts, saveTexts } from './texts.ts'
import { checkUnseenStyles, saveUnseenStyles } from './unseen-styles.ts'
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

/** The decisions about pictures of these story files; with all files, about all pictures. */
function decisionsAbout(files: string[]) {
  const components = new Set(files.map(componentIn))
  const isAll = files.length === storyFiles(root).length
  return readStandingDecisions(root).filter(({ picture }) => isAll || components.has(dirname(picture)))
}

/**
 * Plays the files.
 * @param bases commits that show the causes of differences.
 * @returns whether there was no fault, and no refused picture.
 */
async function play(files: string[], { update, full }: RunOptions, bases: Base[]): Promise<boolean> {
  const began = performance.now()
  // A line that is no decision must not cost a complete run.
  decisionsAbout(files)
  rmSync(resolve(root, reportFolder), { recursive: true, force: true })
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const results: FileResult[] = []
  const handle = (taken: TakenPicture) => (update ? savePicture(root, taken) : differenceFromCommitted(root, taken))
  const onResult = (result: FileResult) => {
    results.push(result)
    for (const { flaky, pictures = [] } of result.stories) if (flaky) forgetPictures(root, result.component, pictures)
    if (update) saveTexts(root, result)
    else checkTexts(root, result)
    console.log(withSources(describeFile(result), root, folder))
  }
  try {
    await playAll(`${server.address}${path}`, largestFirst(files), handle, onResult, { isFull: full })
  } finally {
    server.close()
  }
  const orphans = orphansAfter(root, results)
  const rules = await readRules(folder)
  if (update) saveUnseenStyles(root, rules)
  else
    for (const result of checkUnseenStyles(root, rules, createStyleFiles(readTree(root).sources))) {
      results.push(result)
      console.log(describeFile(result))
    }
  for (const orphan of orphans) {
    if (update) rmSync(resolve(root, orphan))
    console.log(`${update ? 'Removed' : 'Orphaned picture'}, no story uses it: ${orphan}`)
  }
  const milliseconds = performance.now() - began
  const decisions = decisionsAbout(files)
  const hasPassed = failedIn(results).length === 0
  const isRefused = decisions.some(({ standing }) => standing === 'refused')
  const isGood = hasPassed && (update || orphans.length === 0)
  writeCounts(root, results)
  if (!isGood && !update) await report(folder, results, orphans, bases)
  for (const line of describeDecisions(decisions, storybookAddress)) console.log(line)
  console.log(describeRun(results, milliseconds))
  return isGood && (update || !isRefused)
}

/** Prints the causes of what differs, and writes the report. */
async function report(built: string, results: FileResult[], orphans: string[], bases: Base[]) {
  const pictures = await reportPictures(root, orphans, picturesBy(results))
  const { base, findings } = await findCauses(root, built, results, pictures, bases)
  console.log(describeFindings(findings, base))
  const page = await writeReport(resolve(root, reportFolder), { base, findings, pictures })
  if (page) console.log(`Report of the differences: ${page}`)
}

async function main() {
  const options = parseArguments(process.argv.slice(2), (argument) => commitOf(argument) !== undefined)
  const all = storyFiles(root)
  let files = filesNamed(all, options.names)
  let reach: Reach | undefined
  let base: string | undefined
  if (options.changed) {
    base = baseOfChanges(options.changed)
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
  const bases = options.noCauses ? [] : basesOf(root, base, branchPoint())
  if (!(await play(files, options, bases))) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
