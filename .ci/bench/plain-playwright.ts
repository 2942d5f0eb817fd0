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
export async function takeAll(storybook: string, pictures: PictureToTake[]): Promise<number> {
  const began = performance.now()
  const plain = await startPlain(storybook)
  const queue = [...pictures]
  const work = async () => {
    const take = await plain.openPage()
    for (let next = queue.shift(); next; next = queue.shift()) await take(next)
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await plain.close()
  }
  return (performance.now() - began) / 1000
}

/** Starts a browser for a built Storybook. Each page that it opens takes one picture after the other. */
export async function startPlain(storybook: string) {
  const server = await serve(storybook)
  const browser = await chromium.launch(await pinnedBrowser())
  return {
    openPage: async () => {
      const page = await newPage(browser)
      return (picture: PictureToTake) => take(page, server.address, picture)
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

const newPage = (browser: Browser) =>
  browser.newPage({
    viewport: { width: 1200, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // Storybook adds 100 ms to each story for human viewers, but not for its test runner.
    userAgent: 'StorybookTestRunner',
  })

/** Runs in the page: whether its story has finished. */
export const isFinished = () => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined
  return /^(?:played|completing|completed|afterEach|finished|errored|aborted)$/.test(
    preview?.currentRender?.phase ?? '',
  )
}

/**
 * Runs in the page: waits for an event of Storybook instead of asking in every frame, since frames cost the more processor time the longer
 * the story takes on a busy machine.
 */
const untilFinished = () =>
  new Promise<true>((resolve) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      on: (event: string, look: () => void) => void
    }
    const look = () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined
      if (
        /^(?:played|completing|completed|afterEach|finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '')
      )
        resolve(true)
    }
    channel.on('storyRenderPhaseChanged', look)
    look()
  })

async function take(page: Page, address: string, { storyId, theme, width, textSize, file }: PictureToTake) {
  await page.setViewportSize({ width, height: 900 })
  const globals = `theme:${theme};textSize:${textSize ?? 'normal'};a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(untilFinished, undefined, { timeout: testTimeouts.wait })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  // Its page layout differs from the gate's, so the result is irrelevant; only the work of comparing counts.
  if (existsSync(file)) isMadeFrom(readFileSync(file), picture)
}
