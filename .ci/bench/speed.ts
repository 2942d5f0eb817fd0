/**
 * `npm run test:speed`: fails if the gate has become slower by more than a quarter. What a picture costs depends on the machine, so plain
 * Playwright takes some of the same pictures in turns with the gate, and the ratio of both costs is compared with the recorded one (speed.json).
 * `--update` records the ratio of this machine.
 *
 * The cost is processor time. On the clock, the same gate was 2.4 times as fast as plain Playwright on a quiet machine and 5.9 times on a busy one: it
 * has more browsers than there are processors, and each gets a share of a busy machine; and the longer Playwright waits for a story, the more often it asks
 * whether the story has finished. So each side has one page, and neither asks. In processor time, the ratio still was
 * between 2.2 (load of 10 on two processors) and 3.1 (load of 34). So the ratio is recorded
 * on a quiet machine: a busy one may miss a slower gate. Waiting without work costs no processor time: `npm run bench:visual` shows it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesNamed, storyFiles } from '#stories/visual/choose.ts'
import { formatted, median } from './figures.ts'
import { startGate } from './gate-rate.ts'
import { type PictureToTake, startPlain } from './plain-playwright.ts'
import { processorSeconds } from './processor-time.ts'
import { isFastEnough, judge, mostRounds } from './speed-verdict.ts'

const root = resolve(import.meta.dirname, '../..')
const record = join(import.meta.dirname, 'speed.json')
const storybook = resolve(root, 'storybook-static')

/** Small files of every kind: plain, played, with several widths, with axe's slowest rules. */
const sample = [
  'components/Avatar',
  'components/Badge',
  'components/Accordion',
  'storefront/WhyGrid',
  'account/OffersPanel',
  'admin/OwnerCell',
  'screens/FailureScreen',
]

/** Plain Playwright takes only some of the pictures: it is slow, and its rate does not depend on the number. */
const referenceShare = 4

/** Rounds that a record is the median of. */
const recordedRounds = 7

/** Builds Storybook if it was never built, or before these stories had their names: `npm test` has built it already. */
function buildStorybookIfNeeded(stories: string[]) {
  const index = join(storybook, 'index.json')
  const known = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')).entries : {}
  if (stories.some((story) => !(story in known)))
    execFileSync('npm', ['run', '--silent', 'build:storybook'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The processor seconds that some work takes, here and in the browsers. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = processorSeconds()
  await work()
  return processorSeconds() - before
}

interface Sides {
  gate: Awaited<ReturnType<typeof startGate>>
  takePlain: (picture: PictureToTake) => Promise<void>
}

/** How many pictures the gate takes in the processor time that plain Playwright needs for one. */
async function measureRatio({ gate, takePlain }: Sides): Promise<number> {
  const ours = { pictures: 0, seconds: 0 }
  const plain = { pictures: 0, seconds: 0 }
  for (const file of files) {
    const pictures: PictureToTake[] = []
    ours.seconds += await secondsOf(async () => pictures.push(...(await gate.play(file))))
    ours.pictures += pictures.length
    const some = pictures.filter((_, at) => at % referenceShare === 0)
    plain.pictures += some.length
    plain.seconds += await secondsOf(async () => {
      for (const picture of some) await takePlain(picture)
    })
  }
  const [gateEach, plainEach] = [ours.seconds / ours.pictures, plain.seconds / plain.pictures]
  const milliseconds = (seconds: number) => formatted(seconds * 1000)
  const each = `${milliseconds(gateEach)} ms of processor time for a picture, plain Playwright ${milliseconds(plainEach)} ms`
  console.log(`  ${each}: ${formatted(plainEach / gateEach)} times as fast`)
  return plainEach / gateEach
}

async function measure(sides: Sides, isEnough: (ratios: number[]) => boolean): Promise<number[]> {
  const ratios: number[] = []
  while (!isEnough(ratios)) ratios.push(await measureRatio(sides))
  return ratios
}

const { ratio: recorded }: { ratio: number } = JSON.parse(readFileSync(record, 'utf8'))
const files = filesNamed(storyFiles(root), sample)
const [first = ''] = files
const gate = await startGate()
// Once before the measurement: starting a browser, and filling its caches, is not part of a picture's time.
const [some] = await gate.play(first)
if (!some) throw new Error(`${first} has no pictures.`)
buildStorybookIfNeeded([some.storyId])
const plain = await startPlain(storybook)
try {
  const takePlain = await plain.openPage()
  await takePlain(some)
  const sides = { gate, takePlain }
  if (process.argv.includes('--update')) {
    const ratio = median(await measure(sides, (ratios) => ratios.length === recordedRounds))
    writeFileSync(record, `{ "ratio": ${Number(ratio.toFixed(2))} }\n`)
    console.log(`Recorded: ${formatted(ratio)} times plain Playwright`)
  } else {
    const ratios = await measure(
      sides,
      (all) => all.length === mostRounds || all.some((ratio) => isFastEnough(ratio, recorded)),
    )
    const { isGood, text } = judge(ratios, recorded)
    console.log(text)
    if (!isGood) process.exitCode = 1
  }
} finally {
  await Promise.all([gate.close(), plain.close()])
}
