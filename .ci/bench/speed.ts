/**
 * `npm run test:speed`: fails if the gate has become slower by more than a quarter. A rate depends on the machine and on what else it does, so plain
 * Playwright takes some of the same pictures in the same minute, and the ratio of both rates is compared with the recorded one
 * (speed.json). The ratio depends on how many pages and browsers are used, so both sides use as many as for the processors in speed.json, even on a
 * larger machine. `--update` records the ratio of this machine.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { buildGateIfNeeded } from '#stories/visual/built-gate.ts'
import { filesNamed, storyFiles } from '#stories/visual/choose.ts'
import { formatted, median } from './figures.ts'
import { playSample } from './gate-rate.ts'
import { takeAll } from './plain-playwright.ts'
import { isFastEnough, judge, mostRounds, whyNotMeasured } from './speed-verdict.ts'

const root = resolve(import.meta.dirname, '../..')
const record = join(import.meta.dirname, 'speed.json')
const storybook = resolve(root, 'storybook-static')

/** Small files of every kind: plain, played, with several widths, with axe's slowest rules. */
const sample = [
  'components/Rating',
  'components/Badge',
  'components/Accordion',
  'storefront/FeatureCard',
  'account/OffersPanel',
  'admin/OwnerCell',
  'screens/FailureScreen',
]

/** Plain Playwright takes only some of the pictures: it is slow, and its rate does not depend on the number. */
const referenceShare = 6

/** Rounds that a record is the median of. */
const recordedRounds = 7

/** Builds Storybook if it was never built, or before these stories had their names: `npm test` has built it already. */
function buildStorybookIfNeeded(stories: string[]) {
  const index = join(storybook, 'index.json')
  const known = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')).entries : {}
  if (stories.some((story) => !(story in known)))
    execFileSync('npm', ['run', '--silent', 'build:storybook'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const { ratio: recorded, processors }: { ratio: number; processors: number } = JSON.parse(readFileSync(record, 'utf8'))

/** How many pictures a second the gate takes for each that plain Playwright takes. */
async function measureRatio(files: string[]): Promise<number> {
  const { seconds, pictures } = await playSample(files, processors)
  buildStorybookIfNeeded(pictures.map(({ storyId }) => storyId))
  const some = pictures.filter((_, at) => at % referenceShare === 0)
  const plainSeconds = await takeAll(storybook, some, processors)
  const [gate, plain] = [pictures.length / seconds, some.length / plainSeconds]
  console.log(
    `  ${formatted(gate)} pictures a second, plain Playwright ${formatted(plain)}: ${formatted(gate / plain)} times`,
  )
  return gate / plain
}

async function measure(files: string[], isEnough: (ratios: number[]) => boolean): Promise<number[]> {
  const ratios: number[] = []
  while (!isEnough(ratios)) ratios.push(await measureRatio(files))
  return ratios
}

const files = filesNamed(storyFiles(root), sample)
const whyNot = whyNotMeasured(processors, availableParallelism())
if (whyNot) {
  console.log(whyNot)
  process.exit()
}
await buildGateIfNeeded()
if (process.argv.includes('--update')) {
  const ratio = median(await measure(files, (ratios) => ratios.length === recordedRounds))
  writeFileSync(record, `{ "ratio": ${ratio.toFixed(2)}, "processors": ${processors} }\n`)
  console.log(`Recorded: ${formatted(ratio)} times plain Playwright`)
} else {
  const ratios = await measure(
    files,
    (all) => all.length === mostRounds || all.some((ratio) => isFastEnough(ratio, recorded)),
  )
  const { isGood, text } = judge(ratios, recorded)
  console.log(text)
  if (!isGood) process.exitCode = 1
}
