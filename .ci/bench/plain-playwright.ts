import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import { testTimeouts } from '#ci/test-timeouts.ts'
import type { StoryPicture } from '#stories/visual/files.ts'
import { isMadeFrom } from '#stories/visual/picture-file.ts'
import { serve } from '#stories/visual/serve.ts'

/** A picture to take, and the committed file to compare it with. */
export interface PictureToTake extends StoryPicture {
  file: string
}

/**
 * The usual solution without a special tool: Playwright opens each story of the built Storybook in each appearance, waits until
 * it has played, takes a picture and compares its hash. It uses as many pages in parallel as there are processors, like the gate, and does not run axe.
 * @returns the seconds from launching the browser to closing it.
 */
export async function takeAll(
  storybook: string,
  pictures: PictureToTake[],
  processors = availableParallelism(),
): Promise<number> {
  const server = await serve(storybook)
  const began = performance.now()
  const browser = await chromium.launch(await pinnedBrowser())
  const queue = [...pictures]
  try {
    await Promise.all(Array.from({ length: processors }, () => work(browser, server.address, queue)))
  } finally {
    await browser.close()
    server.close()
  }
  return (performance.now() - began) / 1000
}

async function work(browser: Browser, address: string, queue: PictureToTake[]) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // Storybook adds 100 ms to each story for human viewers, but not for its test runner.
    userAgent: 'StorybookTestRunner',
  })
  const page = await context.newPage()
  for (let next = queue.shift(); next; next = queue.shift()) await take(page, address, next)
  await context.close()
}

/** Runs in the page: whether its story has finished. */
export const isFinished = () => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined
  return /^(?:played|completing|completed|afterEach|finished|errored|aborted)$/.test(
    preview?.currentRender?.phase ?? '',
  )
}

async function take(page: Page, address: string, { storyId, theme, width, textSize, file }: PictureToTake) {
  await page.setViewportSize({ width, height: 900 })
  const globals = `theme:${theme};textSize:${textSize ?? 'normal'};a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(isFinished, undefined, { timeout: testTimeouts.wait })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  // Its page layout differs from the gate's, so the result is irrelevant; only the work of comparing counts.
  if (existsSync(file)) isMadeFrom(readFileSync(file), picture)
}
