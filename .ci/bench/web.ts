/**
 * `npm run bench:web`: what the pages cost somebody who was never there, on a slow phone (a quarter of this processor, slow
 * 4G, DevTools throttling), and what Lighthouse says of them. The peer is the same screens drawn by the browser alone, as most
 * would ship them; the limit a static twin: the same HTML, styles and faces without any script. All three are served by the same server,
 * in the same run. `--rounds 5` rounds, interleaved. The table is printed, every round stands in .cache/bench/web.json.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { weighPage } from '#build/page-weight.ts'
import { pinnedBrowser } from '#ci/browser.ts'
import type { Figure } from './figures.ts'
import { lookAtMachine } from './machine.ts'
import { endPrograms } from './processes.ts'
import { benchFolder, report } from './report.ts'
import { type ActionResponse, actions, answer } from './web-actions.ts'
import { categories, type Judged, judge } from './web-lighthouse.ts'
import { fileOf, paths, type Site, serveSites } from './web-sites.ts'
import { kindNames, type Visit, visit } from './web-visit.ts'

const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(flags.rounds)

mkdirSync(benchFolder, { recursive: true })
const work = mkdtempSync(join(benchFolder, 'web-'))
const before = await lookAtMachine()
const browser = await chromium.launch(await pinnedBrowser())

async function cleanUp() {
  await endPrograms()
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

/** What was found on each of the three sites, round by round. */
class Trio<Found> {
  readonly ours: Found[] = []
  readonly peer: Found[] = []
  readonly limit: Found[] = []

  /** The part of a figure that is measured. */
  figure(of: (found: Found) => number) {
    return {
      ours: this.ours.map(of),
      peer: this.peer.map(of),
      ...(this.limit.length > 0 && { limit: this.limit.map(of) }),
    }
  }
}

type Sites = Awaited<ReturnType<typeof serveSites>>
const names = ['ours', 'peer', 'limit'] as const
const customerOf = (site: Site, path: string) => (path === '/dashboard' ? site.customer : undefined)

const trios = <Found>(keys: readonly string[]) => new Map(keys.map((key) => [key, new Trio<Found>()]))
const visits = trios<Visit>(paths)
const judged = trios<Judged>(paths)
const answers = trios<ActionResponse>(actions.map(({ name }) => name))

async function measure(sites: Sites) {
  for (const name of names) {
    const site = sites[name]
    for (const path of paths) {
      const state = customerOf(site, path)
      visits.get(path)?.[name].push(await visit(browser, site.origin + path, state))
      judged.get(path)?.[name].push(await judge(work, site.origin + path, state))
    }
    for (const act of actions) {
      if (name === 'limit' && !act.withoutScript) continue
      answers.get(act.name)?.[name].push(await answer(browser, site.origin, act, customerOf(site, act.path)))
    }
  }
}

/** To three digits, as everybody gives it. */
const rounded = (cls: number) => Math.round(cls * 1000) / 1000

/** What the files weigh, after brotli unless said otherwise: exact. */
function weights(path: string, sites: Sites): Figure[] {
  const of = (name: keyof Sites) => weighPage(sites[name].folder, fileOf(path))
  const [ours, peer, limit] = [of('ours'), of('peer'), of('limit')]
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
      peer: [peer.script],
      limit: [0],
      ...(isLanding && { goal: { atMost: 5000 } }),
    },
    {
      name: `${path}: script of the first view, brotli`,
      unit: 'B',
      ours: [ours.script],
      peer: [peer.script],
      limit: [0],
    },
    {
      name: `${path}: script of the first view, gzip`,
      unit: 'B',
      ours: [ours.scriptGzip],
      peer: [peer.scriptGzip],
      limit: [0],
      ...(path === '/dashboard' && { goal: { atMost: 130_000 } }),
    },
  ]
}

/** What a visit of the slow phone found, and Lighthouse. */
function findings(path: string, visited: Trio<Visit>, lighthouse: Trio<Judged>): Figure[] {
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
      ...onLanding({ atMost: 1.15, times: 'limit' }),
    },
    { name: `${path}: TBT`, unit: 'ms', ...visited.figure(({ tbt }) => tbt), ...onLanding({ atMost: 50 }) },
    { name: `${path}: CLS`, unit: '', ...visited.figure(({ cls }) => rounded(cls)), ...onLanding({ atMost: 0 }) },
    { name: `${path}: Lighthouse, LCP`, unit: 'ms', ...lighthouse.figure(({ lcp }) => lcp) },
    { name: `${path}: Lighthouse, TBT`, unit: 'ms', ...lighthouse.figure(({ tbt }) => tbt) },
    { name: `${path}: Lighthouse, CLS`, unit: '', ...lighthouse.figure(({ cls }) => rounded(cls)) },
    ...categories.map((category) => ({
      name: `${path}: Lighthouse, ${category}`,
      unit: '',
      ...lighthouse.figure(({ scores }) => scores[category]),
      ...onLanding({ atLeast: 99 }),
    })),
  ]
}

const figures: Figure[] = []
try {
  const sites = await serveSites(browser, resolve(import.meta.dirname, '../../site/dist/client'), work)
  for (let round = 1; round <= rounds; round += 1) {
    await measure(sites)
    console.log(`Round ${round} of ${rounds}.`)
  }
  for (const [path, visited] of visits)
    figures.push(...weights(path, sites), ...findings(path, visited, judged.get(path) ?? new Trio()))
  for (const { name, path } of actions) {
    const found = answers.get(name) ?? new Trio<ActionResponse>()
    const press = `${path}: ${name}, from the press`
    figures.push(
      { name: `${press} to the next paint`, unit: 'ms', ...found.figure(({ nextPaint }) => nextPaint) },
      { name: `${press} until it is shown`, unit: 'ms', ...found.figure(({ shown }) => shown) },
    )
  }
} finally {
  await cleanUp()
}
await report('web', figures, before, { rounds })
