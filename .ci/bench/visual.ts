/**
 * `npm run bench:visual`: how fast the visual gate is, against plain Playwright over the built Storybook in the same run: same
 * browser, same stories, same appearances. `--rounds 5` rounds, interleaved; `--sample 60` stories at least, from files spread
 * over the tree; `--cold` also times a fresh clone, from `npm ci` to the verdict about the sample. The table is printed, the
 * figures stand in .cache/bench/visual.json.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storyFiles } from '#ci/visual/choose.ts'
import { pictureFolder, type StoryPicture, storySuffix } from '#ci/visual/files.ts'
import { type Figure, record, table } from './figures.ts'
import { takeAll, type Wanted } from './plain-playwright.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, '.cache/bench')
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sample: { type: 'string', default: '60' },
    cold: { type: 'boolean', default: false },
  },
})

/** Every nth file, so that all layers are in it, until there are enough stories. */
function sample(least: number): string[] {
  const files = storyFiles(root)
  const count = (file: string) => readFileSync(resolve(root, file), 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0
  const stories = files.reduce((sum, file) => sum + count(file), 0)
  const step = Math.max(1, Math.floor(stories / least))
  return files.filter((_, at) => at % step === 0)
}

interface Run {
  seconds: number
  /** From the first story's beginning to the last one's end: without starting Vitest, Vite and the browser. */
  playing: number
  pictures: Wanted[]
  stories: number
}

interface Results {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; meta: { pictures?: StoryPicture[] } }[]
  }[]
}

/** The gate as everybody runs it: the whole command. */
function runGate(files: string[]): Run {
  const output = resolve(folder, 'gate.json')
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
  const began = performance.now()
  spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      '.ci/vitest.config.ts',
      '--project',
      'stories',
      '--reporter=json',
      `--outputFile=${output}`,
      ...files,
    ],
    { cwd: root, stdio: 'ignore' },
  )
  const seconds = (performance.now() - began) / 1000
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Results
  const pictures = testResults.flatMap(({ name, assertionResults }) => {
    const component = name.slice(resolve(root, 'stories').length + 1, -storySuffix.length)
    const asked = assertionResults.flatMap(({ meta }) => meta.pictures ?? [])
    return asked.map((picture) => ({
      ...picture,
      file: resolve(root, pictureFolder, component, `${picture.name}.png`),
    }))
  })
  const first = Math.min(...testResults.map(({ startTime }) => startTime))
  const last = Math.max(...testResults.map(({ endTime }) => endTime))
  const stories = testResults.flatMap(({ assertionResults }) => assertionResults).length
  return { seconds, playing: (last - first) / 1000, pictures, stories }
}

function timed(act: () => void): number {
  const began = performance.now()
  act()
  return (performance.now() - began) / 1000
}

/** A clone of what is committed, its packages from the registry or npm's cache, and the sample's verdict. */
function runCold(files: string[]): number {
  const clone = mkdtempSync(join(tmpdir(), 'cold-'))
  try {
    return timed(() => {
      execFileSync('git', ['clone', '--quiet', root, clone])
      execFileSync('npm', ['ci', '--silent'], { cwd: clone, stdio: 'ignore' })
      spawnSync('npm', ['run', '--silent', 'visual', '--', ...files], { cwd: clone, stdio: 'ignore' })
    })
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

const files = sample(Number(flags.sample))
const storybook = resolve(folder, 'storybook')
const load = loadavg()
const building = timed(() => {
  execFileSync('npm', ['run', '--silent', 'build:storybook', '--', '--output-dir', storybook], {
    cwd: root,
    stdio: 'ignore',
  })
})
console.log(`Storybook is built (${building.toFixed(0)} s); ${files.length} files of stories in the sample.`)

const gate: Run[] = []
const plain: number[] = []
for (let round = 1; round <= Number(flags.rounds); round++) {
  const run = runGate(files)
  gate.push(run)
  plain.push(await takeAll(storybook, run.pictures))
  console.log(`Round ${round}: gate ${run.seconds.toFixed(1)} s, plain Playwright ${plain.at(-1)?.toFixed(1)} s`)
}

const rate = (of: (run: Run) => number) => gate.map(of)
const figures: Figure[] = [
  {
    name: 'pictures, whole command',
    unit: 'a second',
    ours: rate(({ pictures, seconds }) => pictures.length / seconds),
    peer: plain.map((seconds, round) => (gate[round]?.pictures.length ?? 0) / seconds),
    goal: { atLeast: 15 },
  },
  {
    name: 'pictures, once started',
    unit: 'a second',
    ours: rate(({ pictures, playing }) => pictures.length / playing),
  },
  {
    name: 'stories: rendered, played, axe twice, pictured',
    unit: 'a second',
    ours: rate(({ stories, seconds }) => stories / seconds),
  },
  { name: 'building Storybook, which only the peer needs', unit: 's', ours: [building] },
]
if (flags.cold) figures.push({ name: 'cold clone to verdict about the sample', unit: 's', ours: [runCold(files)] })

const [first] = gate
console.log(`\n${first?.stories} stories, ${first?.pictures.length} pictures, medians of ${flags.rounds}.`)
console.log(
  `${availableParallelism()} processors; load ${load[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.\n`,
)
console.log(table(figures))
record(resolve(folder, 'visual.json'), figures, {
  rounds: Number(flags.rounds),
  processors: availableParallelism(),
  loadBefore: load,
  files,
  stories: first?.stories,
  pictures: first?.pictures.length,
})
