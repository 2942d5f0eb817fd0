import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Catalogs, RenderedPage } from '#contracts/built-site.ts'
import type { RenderedPages } from '#server/platform/http/site-pages.ts'
import { lowerPriority } from '#server/platform/low-priority.ts'

/** What to render: all pages but those that show nothing of what has changed. */
export interface RenderRequest {
  catalogs: Catalogs
  /** The paths of pages that need not be rendered. */
  unchanged: readonly string[]
}

/** Renders pages; the signal aborts it. Rejects if a page could not be rendered. */
export type RenderPages = (request: RenderRequest, signal: AbortSignal) => Promise<RenderedPages>

/** What the child process receives. */
export interface RenderOrder extends RenderRequest {
  /** The file of the bundle that renders. */
  renderer: string
}

/** What the child process sends: each page, and finally all paths that exist. */
export type RenderMessage = { page: RenderedPage } | { paths: string[] }

const child = fileURLToPath(new URL('./render-process.ts', import.meta.url))

/** The end of the child's error output that is kept for the log, in characters. */
const KEPT_OUTPUT = 2000

/** Renders in a child process with low priority: a page takes milliseconds, and no request should wait for a hundred of them. */
export const renderInProcess =
  (renderer: string): RenderPages =>
  ({ catalogs, unchanged }, signal) =>
    new Promise((resolve, reject) => {
      const { PATH = '', NODE_ENV = '' } = process.env
      const rendering = fork(child, {
        // The process gets no secrets, and pages are the same in every time zone.
        env: { PATH, NODE_ENV },
        execArgv: [],
        serialization: 'advanced',
        silent: true,
        signal,
      })
      const pages: RenderedPage[] = []
      let errors = ''
      rendering.stderr?.on('data', (text) => {
        errors = `${errors}${text}`.slice(-KEPT_OUTPUT)
      })
      rendering.stdout?.resume()
      rendering.once('spawn', () => lowerPriority(rendering.pid))
      rendering.on('message', (message: RenderMessage) => {
        if ('page' in message) pages.push(message.page)
        else resolve({ pages, paths: message.paths, catalogs })
      })
      rendering.once('error', reject)
      rendering.once('exit', (code, endedBy) =>
        reject(new Error(`The process that renders pages ended with ${code ?? endedBy}: ${errors}`)),
      )
      const order: RenderOrder = { renderer, catalogs, unchanged }
      rendering.send(order, (error) => error && reject(error))
    })
