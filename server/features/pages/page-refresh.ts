import type { Catalogs } from '#contracts/built-site.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { SitePages } from '#server/platform/http/site-pages.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { RenderPages } from './render-in-process.ts'

/** The catalogue that pages show. */
export interface CatalogSource {
  /** Returns it in every language. */
  read(): Catalogs
  /** Calls the listener after each change. Returns the function that stops this. */
  onChange(listener: () => void): () => void
}

export interface PageRefreshDeps {
  pages: SitePages
  catalog: CatalogSource
  render: RenderPages
  metrics: Metrics
  clock: Clock
  timers: Timers
  log: Log
}

/** How long to wait for further changes after the first one, in milliseconds: an admin's changes often come in groups. */
const SETTLE = 150
/** How long rendering may take, in milliseconds. */
const MAX_RENDER = 60_000
/** How long the start waits for pages with the current catalogue, in milliseconds. */
const MAX_START = 15_000
/** How long to wait before rendering again after a failure, in milliseconds; doubled after each further one, up to the longest. */
const FIRST_RETRY = 1000
const LONGEST_RETRY = 60_000

/** What pages show of the catalogues: the content of each part, in every language. */
function contentOf(catalogs: Catalogs): Map<string, string> {
  const content = new Map<string, string>()
  for (const [language, { revision: _, ...parts }] of Object.entries(catalogs))
    for (const [part, value] of Object.entries(parts))
      content.set(part, `${content.get(part) ?? ''}${language}${canonicalJson(value)}`)
  return content
}

/**
 * When the catalogue changes, renders the pages again that show the changed parts of it, one run at a time, and replaces them all at once. Until then, and if
 * it fails, the previous pages are served: whatever they say, an order is charged what the database says.
 */
export function createPageRefresh({ pages, catalog, render, metrics, clock, timers, log }: PageRefreshDeps) {
  const renders = metrics.counter(
    'sen_page_renders_total',
    'Times that the pages were rendered with a changed catalogue',
  )
  const outdated = metrics.gauge('sen_pages_outdated', '1 while the pages show an earlier catalogue')
  const duration = metrics.gauge('sen_page_render_seconds', 'How long rendering the pages took last')
  const memory = metrics.gauge('sen_page_memory_bytes', 'The memory that the pages take')
  metrics.beforeReading(() => memory.set(pages.memory()))
  outdated.set(0)

  const stopping = new AbortController()
  let shown = contentOf(pages.list().catalogs)
  let isRequested = false
  let isRunning = false
  const attempted = Promise.withResolvers<void>()
  let stopListening: (() => void) | null = null

  /** Renders the pages with the current catalogue, unless they show it already. */
  async function update(): Promise<void> {
    const catalogs = catalog.read()
    const next = contentOf(catalogs)
    const isChanged = (part: string) => next.get(part) !== shown.get(part)
    if ([...shown.keys(), ...next.keys()].some(isChanged)) {
      outdated.set(1)
      const began = clock.elapsed()
      const unchanged = pages
        .list()
        .pages.flatMap(({ path, catalogParts }) => (catalogParts.some(isChanged) ? [] : [path]))
      const limit = new AbortController()
      const signal = AbortSignal.any([stopping.signal, limit.signal])
      try {
        const work = render({ catalogs, unchanged }, signal)
        pages.replace(await timers.within(MAX_RENDER, 'Rendering the pages took too long', work))
      } finally {
        limit.abort()
      }
      shown = next
      renders.add({ result: 'completed' })
      duration.set((clock.elapsed() - began) / 1000)
    }
    outdated.set(0)
  }

  /** Updates until nothing has changed in the meantime. Never rejects. */
  async function run(): Promise<void> {
    let retry = FIRST_RETRY
    while (isRequested && !stopping.signal.aborted) {
      isRequested = false
      try {
        await update()
        retry = FIRST_RETRY
      } catch (error) {
        if (stopping.signal.aborted) return
        renders.add({ result: 'failed' })
        log.error({ err: error, retryAfter: retry }, 'the pages could not be rendered with the current catalogue')
        isRequested = true
        attempted.resolve()
        await timers.sleep(retry)
        retry = Math.min(2 * retry, LONGEST_RETRY)
      }
      attempted.resolve()
    }
    isRunning = false
  }

  function request(): void {
    isRequested = true
    if (isRunning) return
    isRunning = true
    void run()
  }

  return {
    /**
     * Follows the catalogue. Resolves when the pages show the current one, so that none with an outdated price is ever served; or, if
     * that fails or takes long, soon afterwards: the site is then served as it was built, and rendering is repeated.
     */
    async start() {
      stopListening = catalog.onChange(() => void timers.sleep(SETTLE).then(request))
      request()
      await timers
        .within(MAX_START, 'The pages are served as they were built', attempted.promise)
        .catch((error) => log.warn(error))
    },
    /** Aborts a running render. */
    stop() {
      stopListening?.()
      stopping.abort()
    },
  }
}
