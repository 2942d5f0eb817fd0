import { setTimeout as wait } from 'node:timers/promises'
import { patience } from '#ci/patience.ts'
import { type Browser, launch, type Send } from './devtools.ts'
import type { Gate } from './gate.ts'

/** A page that draws when it is told to, with the gate and a story in it. */
export interface Stage {
  /** Loads the page anew, so that nothing is left of what stood there. */
  clear: () => Promise<void>
  /** Starts the browser anew, after a story that has broken the page. */
  restart: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Colours as the system of a reader would force them upon the page, or as usual. */
  forceColors: (forced: boolean) => Promise<void>
  /** Asks the gate in the page; frames go on until it answers. */
  ask: <Name extends keyof Gate>(
    name: Name,
    ...words: Parameters<Gate[Name]>
  ) => Promise<Awaited<ReturnType<Gate[Name]>>>
  /** The page's upper left corner as a PNG. */
  picture: (width: number, height: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** Frames come when they are asked for, and a frame is drawn to its end before it counts as one. */
const frameControl = ['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw']

/** Between two frames, in milliseconds: more often costs more than it hurries. */
const BETWEEN_FRAMES = 10

const ignore = () => {}

/** Starts a browser of its own: a browser draws the frames of one page at a time. */
export async function startStage(address: string): Promise<Stage> {
  let browser = await launch(...frameControl)
  let page = await newPage(browser)
  let size = ''

  /** Frames come one after the other until there is an answer, or there is none for too long. */
  const whileFramesGoOn = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const over = new AbortController()
    const late = wait(patience.test, undefined, { signal: over.signal }).then(() => {
      throw new Error(`No end after ${patience.test / 1000} s`)
    })
    const inTime = Promise.race([answer, late]).finally(() => over.abort())
    const isOver = inTime.then(ignore, ignore)
    const sendFrames = async () => {
      while (!over.signal.aborted) {
        await page('HeadlessExperimental.beginFrame', {})
        await Promise.race([isOver, wait(BETWEEN_FRAMES)])
      }
    }
    const [result] = await Promise.all([inTime, sendFrames()])
    return result
  }

  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await whileFramesGoOn(
      page('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  return {
    clear: async () => {
      await whileFramesGoOn(page('Page.navigate', { url: address }))
      await evaluate(`document.readyState === 'complete' || new Promise((loaded) => addEventListener('load', loaded))`)
    },
    restart: async () => {
      await browser.close()
      browser = await launch(...frameControl)
      page = await newPage(browser)
      size = ''
    },
    resize: async (width, height) => {
      if (size === `${width} ${height}`) return
      size = `${width} ${height}`
      await page('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    },
    forceColors: (forced) => forceColors(page, forced),
    ask: (name, ...words) => evaluate(`frames[0].gate.${name}(${words.map((word) => JSON.stringify(word)).join()})`),
    picture: async (width, height) => {
      const clip = { x: 0, y: 0, width, height, scale: 1 }
      const { data } = await whileFramesGoOn(
        page('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: false }),
      )
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}

/** A page of a Vietnamese reader, whose frames are ours to send. */
async function newPage({ send, attach }: Browser): Promise<Send> {
  const { userAgent } = await send('Browser.getVersion')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', enableBeginFrameControl: true })
  const page = await attach(targetId)
  await Promise.all([
    page('Page.enable'),
    // Storybook waits 100 ms in each story for a person's eye, and not for a test runner.
    page('Emulation.setUserAgentOverride', {
      userAgent: `${userAgent} StorybookTestRunner`,
      acceptLanguage: 'vi-VN',
    }),
    page('Emulation.setLocaleOverride', { locale: 'vi-VN' }),
    page('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Ho_Chi_Minh' }),
    page('Emulation.setFocusEmulationEnabled', { enabled: true }),
    forceColors(page, false),
  ])
  return page
}

async function forceColors(page: Send, forced: boolean) {
  const features = [
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
  ]
  await page('Emulation.setEmulatedMedia', { media: '', features })
}
