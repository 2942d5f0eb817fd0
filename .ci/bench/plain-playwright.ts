import { existsSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import type { StoryPicture } from '#stories/visual/files.ts'
import { serve } from '#stories/visual/serve.ts'

/** A picture to take, and the committed one to compare it with. */
export interface Wanted extends StoryPicture {
  file: string
}

/**
 * What a team would write without a tool: Playwright opens each story of the built Storybook in each appearance, waits until
 * it has played, takes a picture and compares its bytes. Two pages at once, as the gate has; no axe.
 * @returns seconds, from launching the browser to its end.
 */
export async function takeAll(storybook: string, wanted: Wanted[]): Promise<number> {
  const server = await serve(storybook)
  const began = performance.now()
  const browser = await chromium.launch(await pinnedBrowser())
  const queue = [...wanted]
  try {
    await Promise.all([work(browser, server.address, queue), work(browser, server.address, queue)])
  } finally {
    await browser.close()
    server.close()
  }
  return (performance.now() - began) / 1000
}

async function work(browser: Browser, address: string, queue: Wanted[]) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // Storybook waits 100 ms in each story for a person's eye, and not for a test runner.
    userAgent: 'StorybookTestRunner',
  })
  const page = await context.newPage()
  for (let next = queue.shift(); next; next = queue.shift()) await take(page, address, next)
  await context.close()
}

/** In the page: whether the story that it shows has come to its end. */
export const isOver = () => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined
  return /^(?:played|completing|completed|afterEach|finished|errored|aborted)$/.test(
    preview?.currentRender?.phase ?? '',
  )
}

async function take(page: Page, address: string, { storyId, theme, width, textSize, file }: Wanted) {
  await page.setViewportSize({ width, height: 900 })
  const globals = `theme:${theme};textSize:${textSize ?? 'normal'};a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(isOver, undefined, { timeout: 30_000 })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  // Its frame is not ours, so the answer is not of interest; the work of finding it is.
  if (existsSync(file)) readFileSync(file).equals(picture)
}
