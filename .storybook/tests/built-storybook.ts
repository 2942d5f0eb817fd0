import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { serve } from '#stories/visual/serve.ts'
import { messagesOf, type PageMessages } from './page-messages.ts'

const folder = resolve(import.meta.dirname, '../../storybook-static')
const indexFile = resolve(folder, 'index.json')
if (!existsSync(indexFile)) throw new Error(`${indexFile} is missing. Run npm run build:storybook first.`)

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
}

/** Every story and docs page of the built Storybook. */
export const entries = Object.values(
  (JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Entry> }).entries,
)
export const pages = entries.filter(({ type }) => type === 'docs')

/** The page in which Storybook shows stories and docs pages. */
class Preview {
  readonly page: Page
  private readonly messages: PageMessages

  constructor(page: Page) {
    this.page = page
    this.messages = messagesOf(page, ['error', 'warning'])
  }

  /** What the page has reported since the last call, each message with the entry that was shown. */
  takeMessages = () => this.messages.take()

  /** Shows a docs page, as a click in the list does, and waits until it and the live stories on it are complete. Returns what failed. */
  show = (id: string) => {
    this.messages.about = id
    return this.page.evaluate(async (shown) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
      localStorage.clear()
      sessionStorage.clear()
      const failures: string[] = []
      const fail = (error: { message?: string; title?: string; description?: string }) =>
        failures.push(error.message ?? `${error.title}: ${error.description}`)
      const failed = ['storyThrewException', 'storyErrored', 'storyMissing']
      for (const event of failed) channel.on(event, fail)
      const finished = new Set<string>()
      let isRendered = false
      await new Promise<void>((done) => {
        // Their elements have ids such as `story--components-button--strong--primary`.
        const live = () =>
          [...document.querySelectorAll('.sbdocs-content .sb-story')].map(({ id }) =>
            id.replace(/^story--|--primary$/g, ''),
          )
        const onProgress = () => {
          if (!isRendered || live().some((story) => !finished.has(story))) return
          channel.off('storyFinished', onFinished)
          channel.off('docsRendered', onRendered)
          done()
        }
        const onFinished = ({ storyId }: { storyId: string }) => {
          finished.add(storyId)
          onProgress()
        }
        const onRendered = (rendered: string) => {
          isRendered ||= rendered === shown
          onProgress()
        }
        channel.on('storyFinished', onFinished)
        channel.on('docsRendered', onRendered)
        channel.emit('setCurrentStory', { storyId: shown, viewMode: 'docs' })
      })
      for (const event of failed) channel.off(event, fail)
      return failures
    }, id)
  }
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void
  off: (event: string, listener: (payload: never) => void) => void
  emit: (event: string, payload: unknown) => void
}

export interface WorkerOptions {
  theme: 'dark' | 'light'
}

interface WorkerFixtures {
  address: string
  /** A worker keeps it from test to test, as a reader of Storybook does; so what a page reports late fails the next test, or the worker's end. */
  preview: Preview
}

/** Tests of the built Storybook. Each fails on what its page reports, until it is closed. */
export const test = base.extend<object, WorkerOptions & WorkerFixtures>({
  theme: ['dark', { scope: 'worker', option: true }],
  address: [
    // Playwright demands the empty pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const server = await serve(folder)
      await use(server.address)
      server.close()
    },
    { scope: 'worker' },
  ],
  // A page of the manager: its warnings are Storybook's own.
  page: async ({ page }, use) => {
    const messages = messagesOf(page, ['error'])
    await use(page)
    expect(messages.take()).toEqual([])
  },
  preview: [
    async ({ browser, address, theme }, use) => {
      const context = await browser.newContext({ viewport: { width: 1140, height: 860 }, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const preview = new Preview(page)
      // The gate runs axe on every story.
      const globals = `theme:${theme};a11y.manual:!true`
      await page.goto(`${address}/iframe.html?viewMode=story&id=components-badge--positive&globals=${globals}`)
      await page.locator('#storybook-root > *').first().waitFor()
      await use(preview)
      await context.close()
      expect(preview.takeMessages()).toEqual([])
    },
    { scope: 'worker' },
  ],
})
