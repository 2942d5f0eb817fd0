/**
 * `npm run bench:web`: measures a first visit to each page on a slow phone (a quarter of this processor, slow 4G, DevTools throttling),
 * and runs Lighthouse. The reference is the same screens rendered only in the browser, the usual way to ship them; the limit is a static
 * copy: the same HTML, styles and fonts without any script. All three are served by the same server, in the same run, in `--rounds 5`
 * interleaved rounds, `--pages /,/login` only those. Prints a table, and saves every round in .cache/bench/web.json.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { weighPage } from '#build/page-weight.ts'
import { pinnedBrowser } from '#ci/browser.ts'
import type { Figure } from './figures.ts'
import { sampleMachineLoad } from './machine.ts'
import { stopPrograms } from './processes.ts'
import { benchFolder, report } from './report.ts'
import { type ActionResponse, actions, measureAction } from './web-actions.ts'
import { categories, type LighthouseResult, runLighthouse } from './web-lighthouse.ts'
import { paths, type Site, serveSites } from './web-sites.ts'
import { kindNames, type Visit, visit } from './web-visit.ts'

const { values: flags } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string', default: paths.join() } },
})
const rounds = Number(flags.rounds)
const pages = flags.pages.split(',')
const measuredActions = actions.filter(({ path }) => pages.includes(path))

mkdirSync(benchFolder, { recursive: true })
const work = mkdtempSync(join(benchFolder, 'web-'))
const before = await sampleMachineLoad()
const browser = await chromium.launch(await pinnedBrowser())

async function cleanUp() {
  await stopPrograms()
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

/** The results of each of the three sites, one per round. */
class PerSite<Result> {
  readonly ours: Result[] = []
  readonly reference: Result[] = []
  readonly limit: Result[] = []

  /** The measured values of a figure, selected from each result. */
  figure(of: (result: Result) => number) {
    return {
      ours: this.ours.map(of),
      reference: this.reference.map(of),
      ...(this.limit.length > 0 && { limit: this.limit.map(of) }),
    }
  }
}

type Sites = Awaited<ReturnType<typeof serveSites>>
const names = ['ours', 'reference', 'limit'] as const
const customerOf = (site: Site, path: string) => (path === '/dashboard' ? site.customer : undefined)

const perSiteFor = <Result>(keys: readonly string[]) => new Map(keys.map((key) => [key, new PerSite<Result>()]))
const visits = perSiteFor<Visit>(pages)
const lighthouseResults = perSiteFor<LighthouseResult>(pages)
const responses = perSiteFor<ActionResponse>(measuredActions.map(({ name }) => name))

async function measure(sites: Sites) {
  for (const name of names) {
    const site = sites[name]
    for (const path of pages) {
      const state = customerOf(site, path)
      visits.get(path)?.[name].push(await visit(browser, site.origin + path, state))
      lighthouseResults.get(path)?.[name].push(await runLighthouse(work, site.origin + path, state))
    }
    for (const action of measuredActions) {
      if (name === 'limit' && !action.withoutScript) continue
      const state = customerOf(site, action.path)
      responses.get(action.name)?.[name].push(await measureAction(browser, site.origin, action, state))
    }
  }
}

/** CLS is usually given with three digits. */
const rounded = (cls: number) => Math.round(cls * 1000) / 1000

/** The exact compressed sizes of the files. */
function weights(path: string, sites: Sites): Figure[] {
  const of = (name: keyof Sites) => weighPage(sites[name].folder, 'mixed', path)
  const [ours, reference, limit] = [of('ours'), of('reference'), of('limit')]
  const isLanding = path === '/'
  return [
    {
      name: `${path}: HTML with its CSS, brotli`,
      unit: 'B',
      ours: [ours.html],
      limit: [limit.html],
      ...(isLanding && { goal: { atMost: 30_000 } }),
    },
    {
      name: `${path}: script before it can be used, brotli`,
      unit: 'B',
      ours: [ours.scriptBeforeUse],
      reference: [reference.script],
      limit: [0],
      ...(isLanding && { goal: { atMost: 5000 } }),
    },
    {
      name: `${path}: script of the first view, brotli`,
      unit: 'B',
      ours: [ours.script],
      reference: [reference.script],
      limit: [0],
    },
    {
      name: `${path}: script of the first view, gzip`,
      unit: 'B',
      ours: [ours.scriptGzip],
      reference: [reference.scriptGzip],
      limit: [0],
      ...(path === '/dashboard' && { goal: { atMost: 150_000 } }),
    },
  ]
}

/** The figures of the visits on the slow phone, and of Lighthouse. */
function visitFigures(path: string, visited: PerSite<Visit>, lighthouse: PerSite<LighthouseResult>): Figure[] {
  const isLanding = path === '/'
  const onLanding = (goal: NonNullable<Figure['goal']>) => isLanding && { goal }
  return [
    ...kindNames.map((kind) => ({
      name: `${path}: ${kind} over the wire`,
      unit: 'B',
      ...visited.figure(({ bytes }) => bytes[kind]),
    })),
    { name: `${path}: requests`, unit: '', ...visited.figure(({ requests }) => requests) },
    {
      name: `${path}: LCP`,
      unit: 'ms',
      ...visited.figure(({ lcp }) => lcp),
      ...onLanding({ atMost: 1.1, times: 'limit' }),
    },
    {
      name: `${path}: TBT`,
      unit: 'ms',
      ...visited.figure(({ tbt }) => tbt),
      ...(path !== '/login' && { goal: { atMost: 0.5, times: 'reference' } }),
    },
    { name: `${path}: CLS`, unit: '', ...visited.figure(({ cls }) => rounded(cls)), ...onLanding({ atMost: 0 }) },
    { name: `${path}: Lighthouse, LCP`, unit: 'ms', ...lighthouse.figure(({ lcp }) => lcp) },
    { name: `${path}: Lighthouse, TBT`, unit: 'ms', ...lighthouse.figure(({ tbt }) => tbt) },
    { name: `${path}: Lighthouse, CLS`, unit: '', ...lighthouse.figure(({ cls }) => rounded(cls)) },
    ...categories.map((category) => ({
      name: `${path}: Lighthouse, ${category}`,
      unit: '',
      ...lighthouse.figure(({ scores }) => scores[category]),
      ...onLanding({ atLeast: category === 'performance' ? 98 : 100 }),
    })),
  ]
}

const figures: Figure[] = []
try {
  const sites = await serveSites(browser, resolve(import.meta.dirname, '../../site/dist'), work)
  for (let round = 1; round <= rounds; round += 1) {
    await measure(sites)
    console.log(`Round ${round} of ${rounds}.`)
  }
  for (const [path, visited] of visits)
    figures.push(...weights(path, sites), ...visitFigures(path, visited, lighthouseResults.get(path) ?? new PerSite()))
  for (const { name, path } of measuredActions) {
    const results = responses.get(name) ?? new PerSite<ActionResponse>()
    const label = `${path}: ${name}, from the click`
    figures.push(
      { name: `${label} to the next paint`, unit: 'ms', ...results.figure(({ nextPaint }) => nextPaint) },
      { name: `${label} to the result`, unit: 'ms', ...results.figure(({ shown }) => shown) },
    )
  }
} finally {
  await cleanUp()
}
await report('web', figures, before, { rounds })
