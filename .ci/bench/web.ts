/**
 * `npm run bench:web`: what the pages cost somebody who was never there, on a slow phone (a quarter of this processor, slow
 * 4G, DevTools throttling), beside a static twin in the same run: the same HTML, styles, faces and server, without any script.
 * `--rounds 5` rounds, interleaved. The table is printed, every round stands in .cache/bench/web.json.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import { weighPage } from '#ci/site/page-weight.ts'
import { type Figure, record, table } from './figures.ts'
import { endPrograms, startProgram } from './processes.ts'
import { answerTime, openOnPhone, settle, type Visit, visit } from './web-visit.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench')
const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(flags.rounds)

const paths = ['/', '/login', '/products', '/dashboard'] as const
const fileOf = (path: string) => `${path}/index.html`.replace(/^\/+/, '')

mkdirSync(folder, { recursive: true })
const work = mkdtempSync(join(folder, 'web-'))
// A copy, since somebody may build anew meanwhile.
const built = join(work, 'ours')
cpSync(join(root, 'site/build/client'), built, { recursive: true })
const loadBefore = loadavg()
const browser = await chromium.launch(await pinnedBrowser())

async function cleanUp() {
  await endPrograms()
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

const server = (name: string, siteDir: string) =>
  startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    SITE_DIR: siteDir,
    DATABASE_URL: `sqlite:${join(work, `${name}.db`)}`,
  })

/** The demo customer, with the guide of the first visit put away. */
async function signIn(origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill('customer@sen.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('customer-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${origin}/`)
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  const state = await context.storageState()
  await context.close()
  return state
}

const withoutScript = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** The built site without its scripts; its dashboard is the one that a customer saw, since the built one is empty. */
function makeTwin(dashboard: string) {
  const twin = join(work, 'twin')
  cpSync(built, twin, { recursive: true })
  for (const file of globSync('**/*.html', { cwd: twin })) {
    const html = file === fileOf('/dashboard') ? dashboard : readFileSync(join(twin, file), 'utf8')
    writeFileSync(join(twin, file), withoutScript(html))
  }
  return twin
}

/** What is pressed, and by what the page shows that it has answered. */
const acts: { name: string; path: string; press: (page: Page) => Promise<void>; isAnswered: () => boolean }[] = [
  {
    name: 'a question of the landing page opens',
    path: '/',
    press: (page) => page.getByRole('main').locator('summary').nth(3).click(),
    isAnswered: () => document.querySelectorAll('main details')[3]?.hasAttribute('open') ?? false,
  },
  {
    name: 'the register dialog of the landing page opens, its form fetched',
    path: '/',
    press: (page) => page.getByRole('link', { name: 'Chọn Pro VPS' }).click(),
    isAnswered: () => document.querySelector('[role="dialog"] input') !== null,
  },
  {
    name: 'a tab of the dashboard shows',
    path: '/dashboard',
    press: (page) => page.getByRole('tab', { name: 'Ví' }).click(),
    isAnswered: () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent === 'Ví',
  },
]

type State = Awaited<ReturnType<typeof signIn>>
const figures: Figure[] = []
try {
  const ours = await server('ours', built)
  const customer = await signIn(ours.origin)
  const stateOf = (path: string): State | undefined => (path === '/dashboard' ? customer : undefined)

  const seen = await browser.newContext({ storageState: customer })
  const dashboard = await seen.newPage()
  await dashboard.goto(`${ours.origin}/dashboard`, { waitUntil: 'networkidle' })
  const twin = await server('twin', makeTwin(await dashboard.content()))
  await seen.close()

  const visits = new Map(paths.map((path) => [path, { ours: [] as Visit[], twin: [] as Visit[] }]))
  const answers = new Map(acts.map(({ name }) => [name, [] as number[]]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, taken] of visits) {
      taken.ours.push(await visit(browser, ours.origin + path, stateOf(path)))
      taken.twin.push(await visit(browser, twin.origin + path))
    }
    for (const { name, path, press, isAnswered } of acts) {
      const { page, session, close } = await openOnPhone(browser, stateOf(path))
      await page.goto(ours.origin + path)
      await settle(page, session)
      answers.get(name)?.push(await answerTime(page, () => press(page), isAnswered))
      await close()
    }
    console.log(`Round ${round} of ${rounds}.`)
  }

  for (const [path, taken] of visits) {
    const both = (of: (visit: Visit) => number) => ({ ours: taken.ours.map(of), peer: taken.twin.map(of) })
    const { html, scriptBeforeUse, script, scriptGzip } = weighPage(built, fileOf(path))
    const isLanding = path === '/'
    figures.push(
      {
        name: `${path}: HTML and CSS, brotli`,
        unit: 'B',
        ours: [html],
        ...(isLanding && { goal: { atMost: 30_000 } }),
      },
      {
        name: `${path}: script before it can be used, brotli`,
        unit: 'B',
        ours: [scriptBeforeUse],
        ...(isLanding && { goal: { atMost: 5000 } }),
      },
      { name: `${path}: script of the first view, brotli`, unit: 'B', ours: [script] },
      {
        name: `${path}: script of the first view, gzip`,
        unit: 'B',
        ours: [scriptGzip],
        ...(path === '/dashboard' && { goal: { atMost: 130_000 } }),
      },
      ...(['document', 'stylesheet', 'script', 'font', 'rest'] as const).map((kind) => ({
        name: `${path}: ${kind} over the wire`,
        unit: 'B',
        ...both(({ bytes }) => bytes[kind]),
      })),
      { name: `${path}: requests`, unit: '', ...both(({ requests }) => requests) },
      {
        name: `${path}: LCP`,
        unit: 'ms',
        ...both(({ lcp }) => lcp),
        ...(isLanding && { goal: { atMost: 1.15, times: 'peer' } }),
      },
      { name: `${path}: TBT`, unit: 'ms', ...both(({ tbt }) => tbt), ...(isLanding && { goal: { atMost: 50 } }) },
      // To three digits, as everybody gives it.
      {
        name: `${path}: CLS`,
        unit: '',
        ...both(({ cls }) => Math.round(cls * 1000) / 1000),
        ...(isLanding && { goal: { atMost: 0 } }),
      },
    )
  }
  for (const [name, times] of answers) figures.push({ name, unit: 'ms', ours: times })
} finally {
  await cleanUp()
}

console.log(`\nMedians of ${rounds} rounds; the peer is the static twin.`)
console.log(
  `${availableParallelism()} processors; load ${loadBefore[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.\n`,
)
console.log(table(figures))
record(join(folder, 'web.json'), figures, { rounds, processors: availableParallelism(), loadBefore })
