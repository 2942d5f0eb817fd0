/**
 * `npm run bench:visual`: measures the speed of the visual gate, compared with plain Playwright over the built Storybook (the reference)
 * and with the bare browser (the limit) in the same run; the time to check one changed component; and Storybook's build and start.
 * It runs `--rounds 5` interleaved rounds with at least `--sample 60` stories, from files spread over the tree. `--cold` also times a
 * fresh clone, from `npm ci` to the result for the sample. Prints a table, and saves every round in .cache/bench/visual.json.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storyFiles } from '#stories/visual/choose.ts'
import { browserCount } from '#stories/visual/play.ts'
import { bareRate } from './bare-pictures.ts'
import type { Figure } from './figures.ts'
import { playSample } from './gate-rate.ts'
import { sampleMachineLoad } from './machine.ts'
import { takeAll } from './plain-playwright.ts'
import { benchFolder, report } from './report.ts'
import { buildStorybook, startStorybook } from './storybook.ts'

const root = resolve(import.meta.dirname, '../..')
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sample: { type: 'string', default: '60' },
    cold: { type: 'boolean', default: false },
  },
})
const rounds = Number(flags.rounds)

/** A component that few others use. */
const changedComponent = 'design-system/components/Disclosure/Disclosure.tsx'

/** Plain Playwright takes only every third picture: it is slow, and its rate does not depend on the number. */
const referenceShare = 3

/** Every nth story file, so that all layers are included and there are at least `least` stories. */
function sample(least: number): string[] {
  const files = storyFiles(root)
  const count = (file: string) => readFileSync(resolve(root, file), 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0
  const stories = files.reduce((sum, file) => sum + count(file), 0)
  const step = Math.max(1, Math.floor(stories / least))
  return files.filter((_, at) => at % step === 0)
}

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

/** Runs the gate with the command that developers use. Throws if it fails, since its figures would be meaningless. */
function runGate(args: string[], cwd = root) {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['stories/visual/run.ts', ...args], { cwd, encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1000
  if (status !== 0) throw new Error(`The gate fails, so it is not measured:\n${stdout}`)
  const count = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  return { seconds, pictures: count(/^ *Pictures +(\d+)/m), stories: count(/^ *Tests .*\((\d+)\)$/m) }
}

/** Runs a function with a clone of the last commit, so that the working tree stays untouched. */
function inClone<Value>(work: (clone: string) => Value): Value {
  const clone = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    return work(clone)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

/** The time from changing a component to the result for all stories that it can affect. */
const changeOne = () =>
  inClone((clone) => {
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    return Array.from({ length: rounds }, () => {
      appendFileSync(join(clone, changedComponent), '\n')
      return runGate(['--changed', 'HEAD'], clone).seconds
    })
  })

/** The time from a clone without packages to the result for the sample. */
const startCold = (files: string[]) =>
  timed(() =>
    inClone((clone) => {
      execFileSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'ignore' })
      spawnSync('npm', ['run', '--silent', 'visual', '--', ...files], { cwd: clone, stdio: 'ignore' })
    }),
  )

const before = await sampleMachineLoad()
const files = sample(Number(flags.sample))
const storybook = join(benchFolder, 'storybook')
const built = buildStorybook(storybook)
console.log('Storybook is built.')
rmSync(resolve(root, '.cache/gate'), { recursive: true, force: true })
const full = runGate([])
console.log(`All ${full.pictures} pictures, without a cached bundle: ${full.seconds.toFixed(1)} s`)

const command: ReturnType<typeof runGate>[] = []
const playing: number[] = []
const plain: number[] = []
const bare: number[] = []
for (let round = 1; round <= rounds; round++) {
  const run = runGate(files)
  command.push(run)
  const { seconds, pictures } = await playSample(files)
  playing.push(pictures.length / seconds)
  const some = pictures.filter((_, at) => at % referenceShare === 0)
  plain.push(some.length / (await takeAll(storybook, some)))
  bare.push(await bareRate(browserCount, 100))
  const rate = (of: number[]) => of.at(-1)?.toFixed(1)
  console.log(
    `Round ${round}: ${run.seconds.toFixed(1)} s; plain Playwright ${rate(plain)}, bare browser ${rate(bare)} per second`,
  )
}
const [first] = command

const figures: Figure[] = [
  {
    name: 'all pictures, entire command, no cached bundle',
    unit: 'per second',
    ours: [full.pictures / full.seconds],
    reference: plain,
    limit: bare,
    goal: { atLeast: 15 },
  },
  {
    name: `${first?.pictures} pictures, entire command`,
    unit: 'per second',
    ours: command.map(({ pictures, seconds }) => pictures / seconds),
    reference: plain,
    limit: bare,
  },
  {
    name: `${first?.pictures} pictures, after the start`,
    unit: 'per second',
    ours: playing,
    reference: plain,
    limit: bare,
  },
  {
    name: 'stories: rendered, played, axe twice, pictures taken',
    unit: 'per second',
    ours: command.map(({ stories, seconds }) => stories / seconds),
  },
  { name: 'one changed component, until the result', unit: 's', ours: changeOne() },
  ...built,
  ...(await startStorybook()),
]
if (flags.cold)
  figures.push({ name: 'fresh clone, until the result for the sample', unit: 's', ours: [startCold(files)] })

await report('visual', figures, before, { rounds, files, stories: first?.stories, pictures: first?.pictures })
