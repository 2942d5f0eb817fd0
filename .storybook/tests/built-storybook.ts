import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { serve } from '#stories/visual/serve.ts'
import { messagesOf, type PageMessages } from './page-messages.ts'

/** `STORYBOOK_FOLDER` is another one than that of `npm run build:storybook`. */
const folder = resolve(import.meta.dirname, '../..', process.env.STORYBOOK_FOLDER ?? 'storybook-static')
const indexFile = resolve(folder, 'index.json')
if (!existsSync(indexFile)) throw new Error(`${indexFile} is missing. Run npm run build:storybook first.`)

export interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  tags?: string[]
}

/** Every story and docs page of the built Storybook. */
export const entries = Object.values(
  (JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Entry> }).entries,
)

/** What a preview shows until the first test. */
const firstStory = entries.find(
  ({ type, title, tags }) => type === 'story' && title.startsWith('Components/') && !tags?.includes('play-fn'),
)

/** The manager's canvas on a screen of 1440 × 900, beside the list and above the panel. */
export const canvas = { width: 1140, height: 560 }

/** The page in which Storybook shows stories and docs pages. */
export class Preview {
  readonly page: Page
  private readonly messages: PageMessages

  constructor(page: Page) {
    this.page = page
    this.messages = messagesOf(page, ['error', 'warning'])
  }

  /** What the page has reported since the last call, each message with the entry that was shown. */
  takeMessages = () => this.messages.take()

  /** The window size that the manager gives a story: its own viewport, or the canvas. */
  windowOf = (storyId: string) =>
    this.page.evaluate(
      async ({ id, otherwise }) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: PreviewGlobal }
        const { storyGlobals, parameters } = await preview.loadStory({ storyId: id })
        const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? ''] ?? {}
        return styles
          ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
          : otherwise
      },
      { id: storyId, otherwise: canvas },
    )

  /**
   * Shows an entry, as a click in the list does, and waits until it is complete; a docs page, until every story on it is, and has played.
   * Returns what failed.
   */
  show = (entry: Pick<Entry, 'id' | 'type'>) => {
    this.messages.about = entry.id
    return this.page.evaluate(async ({ id, type }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
      localStorage.clear()
      sessionStorage.clear()
      const failures: string[] = []
      const fail = (error: { message?: string; title?: string; description?: string }) =>
        failures.push(error.message ?? `${error.title}: ${error.description}`)
      const failed = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      for (const event of failed) channel.on(event, fail)
      const finished = new Set<string>()
      let isRendered = type === 'story'
      await new Promise<void>((resolve) => {
        const onProgress = () => {
          const stories = type === 'story' ? [id] : liveStories()
          if (!isRendered || stories.some((story) => !finished.has(story))) return
          channel.off('storyFinished', onFinished)
          channel.off('docsRendered', onRendered)
          resolve()
        }
        const onFinished = ({ storyId, status }: { storyId: string; status: string }) => {
          finished.add(storyId)
          if (status === 'error' && failures.length === 0) failures.push(`${storyId} failed.`)
          onProgress()
        }
        const onRendered = (rendered: string) => {
          isRendered ||= rendered === id
          onProgress()
        }
        channel.on('storyFinished', onFinished)
        channel.on('docsRendered', onRendered)
        channel.emit('setCurrentStory', { storyId: id, viewMode: type })
      })
      for (const event of failed) channel.off(event, fail)
      return failures

      /** The stories that a docs page shows live. Their elements have ids such as `story--components-button--strong--primary`. */
      function liveStories() {
        const stories = document.querySelectorAll('.sbdocs-content .sb-story:not(.sen-story-picture)')
        return [...stories]
          .filter((story) => !story.querySelector('iframe'))
          .map((story) => story.id.replace(/^story--|--primary$/g, ''))
      }
    }, entry)
  }
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void
  off: (event: string, listener: (payload: never) => void) => void
  emit: (event: string, payload: unknown) => void
}

interface PreviewGlobal {
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals: { viewport?: { value?: string } }
    parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
  }>
}

/** Tests of the built Storybook. Each fails on what its page reports, until it is closed. */
interface TestFixtures {
  /** Messages that a test causes on purpose. */
  caused: RegExp | undefined
}

interface WorkerFixtures {
  address: string
  /**
   * A preview in each theme: the dark one has its guides in Vietnamese, the light one in English, so both languages are read. A worker keeps
   * its own from test to test, as a reader of Storybook does; so what an entry reports late fails the next test, or the worker's end.
   */
  previews: Record<'dark' | 'light', Preview>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  caused: [undefined, { option: true }],
  // A page of the manager: its warnings are Storybook's own.
  page: async ({ page, caused }, use) => {
    const messages = messagesOf(page, ['error'])
    await use(page)
    expect(messages.take().filter((message) => !caused?.test(message))).toEqual([])
  },
  previews: [
    async ({ browser, address }, use) => {
      const open = async (theme: string, guides: string) => {
        const page = await browser.newPage({ viewport: canvas, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' })
        const preview = new Preview(page)
        // The gate runs axe on every story, in both themes.
        const globals = `theme:${theme};guides:${guides};a11y.manual:!true`
        await page.goto(`${address}/iframe.html?viewMode=story&id=${firstStory?.id}&globals=${globals}`)
        await page.locator('#storybook-root > *').first().waitFor()
        return preview
      }
      const [dark, light] = await Promise.all([open('dark', 'vi'), open('light', 'en')])
      await use({ dark, light })
      await Promise.all([dark.page.close(), light.page.close()])
      expect([...dark.takeMessages(), ...light.takeMessages()]).toEqual([])
    },
    { scope: 'worker' },
  ],
})
