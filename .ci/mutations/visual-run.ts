/**
 * `npm run test:visual-mutations`: puts small faults into a copy of the last commit and plays the stories that show them. A picture must
 * differ or a story fail, and the first cause of the report must be the component, token or file of the fault. Faults that cannot meet in a story run together.
 * `npm run test:visual-mutations -- hover` runs those whose names contain the word.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readTree } from '#ci/rules/source.ts'
import type { Finding, Report } from '#stories/visual/report-data.ts'
import { describeFinding } from '#stories/visual/report-summary.ts'
import { selectMutations } from './select.ts'
import { visualMutations } from './visual.ts'
import { batchesOf } from './visual-batches.ts'
import type { VisualMutation } from './visual-mutation.ts'

const root = resolve(import.meta.dirname, '../..')
const selected = selectMutations(visualMutations, process.argv[2] ?? '')

const workFolder = mkdtempSync(join(tmpdir(), 'sen-cloud-visual-mutations-'))
const copy = join(workFolder, 'copy')
const reportFile = join(copy, '.cache/visual-report/report.json')

/** A clone shares the history, which the gate needs to find the cause; the packages are linked, caches are separate, except for the browser. */
function copyTree(): void {
  execFileSync('git', ['clone', '--quiet', '--shared', root, copy], { stdio: ['ignore', 'ignore', 'inherit'] })
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache')
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true })
  for (const name of [...packages, '.cache/browser'])
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}

/** Runs the gate on the copy, and returns the causes that it names. Throws if it could not run. */
function runGate(stories: readonly string[]): Finding[] {
  rmSync(reportFile, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['stories/visual/run.ts', ...stories], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status === 0) return []
  if (!existsSync(reportFile)) throw new Error(`The gate did not run:\n${stdout}${stderr}`)
  const { findings }: Report = JSON.parse(readFileSync(reportFile, 'utf8'))
  return findings
}

/** How the gate judged a fault. */
interface Verdict {
  mutation: VisualMutation
  isCaught: boolean
  isBlamed: boolean
  /** The first cause of what differs in the fault's stories. */
  first: string
}

/** Puts the faults of a batch into the copy, and judges each by its own stories. */
function judge(batch: VisualMutation[]): Verdict[] {
  const files = new Map(batch.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
  for (const { file, from, to } of batch)
    writeFileSync(
      join(copy, file),
      (files.get(file) ?? '').replace(from, () => to),
    )
  const findings = runGate(batch.flatMap(({ stories }) => stories))
  for (const [file, text] of files) writeFileSync(join(copy, file), text)
  return batch.map((mutation) => {
    const [first] = findings
      .map((finding) => ({ finding, size: sizeIn(finding, mutation) }))
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.size - a.size)
    return {
      mutation,
      isCaught: first !== undefined,
      isBlamed: first?.finding.cause === mutation.cause,
      first: first ? describeFinding(first.finding) : 'nothing',
    }
  })
}

/** How many pictures and faults of a finding are about the stories of a mutation, or, without a story, about its cause. */
function sizeIn({ components, faults, ...finding }: Finding, { stories, cause }: VisualMutation): number {
  const pictures = components.filter(({ name }) => stories.includes(name)).map((component) => component.pictures)
  const own = faults.filter((one) => stories.includes(one.component) || finding.cause === cause)
  return pictures.reduce((sum, one) => sum + one, 0) + own.length
}

function describeVerdict({ mutation, isCaught, isBlamed, first }: Verdict): string {
  if (!isCaught) return `  ✗ NOT CAUGHT  ${mutation.name}`
  return `  ${isBlamed ? '✓ blamed    ' : '✗ NOT BLAMED'}  ${mutation.name}\n      ${isBlamed ? '' : `expected ${mutation.cause}, but `}${first}`
}

const verdicts: Verdict[] = []
const began = performance.now()
try {
  copyTree()
  for (const batch of batchesOf(selected, readTree(root).sources))
    for (const verdict of judge(batch)) {
      verdicts.push(verdict)
      console.log(describeVerdict(verdict))
    }
} finally {
  rmSync(workFolder, { recursive: true, force: true })
}
const count = (key: 'isCaught' | 'isBlamed') => verdicts.filter((verdict) => verdict[key]).length
const seconds = (performance.now() - began) / 1000
console.log(`
${count('isCaught')} of ${selected.length} were caught, ${count('isBlamed')} blamed on their cause, in ${seconds.toFixed(0)} s`)
process.exitCode = count('isBlamed') === selected.length ? 0 : 1
