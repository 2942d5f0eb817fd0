/**
 * `npm run bench:visual`: how fast the visual gate is, beside plain Playwright over the built Storybook and beside the bare
 * browser in the same run; what one changed component costs; what Storybook costs to build and to start. `--rounds 5` rounds,
 * interleaved; `--sample 60` stories at least, from files spread over the tree; `--cold` also times a fresh clone, from `npm ci`
 * to the verdict about the sample. The table is printed, every round stands in .cache/bench/visual.json.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtGate } from '#stories/visual/built-gate.ts'
import { storyFiles } from '#stories/visual/choose.ts'
import { pictureFile } from '#stories/visual/files.ts'
import { type FileResult, playAll, stages } from '#stories/visual/play.ts'
import { serve } from '#stories/visual/serve.ts'
import { bareRate } from './bare-pictures.ts'
import type { Figure } from './figures.ts'
import { lookAtMachine } from './machine.ts'
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

/** A component that little else is made of. */
const changedComponent = 'design-system/components/Rating/Rating.tsx'

/** Plain Playwright takes one picture of so many: it is slow, and its rate is the same. */
const peerTakes = 3

/** Every nth file, so that all layers are in it, until there are enough stories. */
function sample(least: number): string[] {
  const files = storyFiles(root)
  const count = (file: string) => readFileSync(resolve(root, file), 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0
  const stories = files.reduce((sum, file) => sum + count(file), 0)
  const step = Math.max(1, Math.floor(stories / least))
  return files.filter((_, at) => at % step === 0)
}

function timed(act: () => void): number {
  const began = performance.now()
  act()
  return (performance.now() - began) / 1000
}

/** The gate as everybody runs it, the whole command. Figures of one that fails are worth nothing. */
function runGate(words: string[], cwd = root) {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['stories/visual/run.ts', ...words], { cwd, encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1000
  if (status !== 0) throw new Error(`The gate fails, so it is not measured:\n${stdout}`)
  const count = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  return { seconds, pictures: count(/^ *Pictures +(\d+)/m), stories: count(/^ *Tests .*\((\d+)\)$/m) }
}

/** The same stories from a gate that is built and loaded: what they say, and how long they take. */
async function playSample(files: string[]) {
  const { folder, path } = await builtGate()
  const server = await serve(folder)
  const results: FileResult[] = []
  const began = performance.now()
  await playAll(
    `${server.address}${path}`,
    files,
    () => undefined,
    (file) => results.push(file),
  )
  const seconds = (performance.now() - began) / 1000
  server.close()
  const pictures = results.flatMap(({ component, stories }) =>
    stories
      .flatMap((story) => story.pictures ?? [])
      .map((picture) => ({ ...picture, file: resolve(root, pictureFile(component, picture.name)) })),
  )
  return { seconds, pictures }
}

/** Works on a clone of what is committed, so that nothing here is touched. */
function inClone<Value>(act: (clone: string) => Value): Value {
  const clone = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    return act(clone)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

/** From a changed component to the verdict about all that it can reach. */
const changeOne = () =>
  inClone((clone) => {
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    return Array.from({ length: rounds }, () => {
      appendFileSync(join(clone, changedComponent), '\n')
      return runGate(['--changed', 'HEAD'], clone).seconds
    })
  })

/** From a clone without packages to the verdict about the sample. */
const startCold = (files: string[]) =>
  timed(() =>
    inClone((clone) => {
      execFileSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'ignore' })
      spawnSync('npm', ['run', '--silent', 'visual', '--', ...files], { cwd: clone, stdio: 'ignore' })
    }),
  )

const before = await lookAtMachine()
const files = sample(Number(flags.sample))
const storybook = join(benchFolder, 'storybook')
const built = buildStorybook(storybook)
console.log('Storybook is built.')
rmSync(resolve(root, '.cache/gate'), { recursive: true, force: true })
const whole = runGate([])
console.log(`All ${whole.pictures} pictures, built anew: ${whole.seconds.toFixed(1)} s`)

const command: ReturnType<typeof runGate>[] = []
const playing: number[] = []
const plain: number[] = []
const bare: number[] = []
for (let round = 1; round <= rounds; round++) {
  const run = runGate(files)
  command.push(run)
  const { seconds, pictures } = await playSample(files)
  playing.push(pictures.length / seconds)
  const some = pictures.filter((_, at) => at % peerTakes === 0)
  plain.push(some.length / (await takeAll(storybook, some)))
  bare.push(await bareRate(stages, 100))
  const rate = (of: number[]) => of.at(-1)?.toFixed(1)
  console.log(
    `Round ${round}: ${run.seconds.toFixed(1)} s; plain Playwright ${rate(plain)}, bare ${rate(bare)} a second`,
  )
}
const [first] = command

const figures: Figure[] = [
  {
    name: 'pictures, all, whole command, built anew',
    unit: 'a second',
    ours: [whole.pictures / whole.seconds],
    peer: plain,
    limit: bare,
    goal: { atLeast: 15 },
  },
  {
    name: `pictures, ${first?.pictures} of them, whole command`,
    unit: 'a second',
    ours: command.map(({ pictures, seconds }) => pictures / seconds),
    peer: plain,
    limit: bare,
  },
  { name: 'pictures, once started', unit: 'a second', ours: playing, peer: plain, limit: bare },
  {
    name: 'stories: rendered, played, axe twice, pictured',
    unit: 'a second',
    ours: command.map(({ stories, seconds }) => stories / seconds),
  },
  { name: 'one changed component to the verdict', unit: 's', ours: changeOne() },
  ...built,
  ...(await startStorybook()),
]
if (flags.cold)
  figures.push({ name: 'cold clone to the verdict about the sample', unit: 's', ours: [startCold(files)] })

await report('visual', figures, before, { rounds, files, stories: first?.stories, pictures: first?.pictures })
