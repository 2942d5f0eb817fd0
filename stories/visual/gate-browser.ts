import { setTimeout as wait } from 'node:timers/promises'
import { testTimeouts } from '#ci/test-timeouts.ts'
import { type Browser, launch, type Send } from './devtools.ts'
import { type DeclaredStates, forceStates, releaseStates } from './force-states.ts'
import type { Gate } from './gate.ts'
import { followAnimations } from './page-animations.ts'

/** A browser with one page, which contains the gate and a story. It draws frames only on request. */
export type GateBrowser = Awaited<ReturnType<typeof startGateBrowser>>

/** From this height on, a picture has parts far below the window that people have. */
const TALL_PX = 2000

const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))'

/** Frames are drawn only on request, and a frame is complete before it counts as drawn. */
const frameControl = ['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw']

/** Time between two frames, in milliseconds: a shorter time costs more than it gains. */
const FRAME_INTERVAL_MS = 10

/** Functions that return at once. A frame after each would only take time. */
const withoutFrames: (keyof Gate)[] = ['setAppearance']

const ignore = () => {}

/** Starts a separate browser, since a browser can only draw the frames of one page. */
export async function startGateBrowser(address: string) {
  let browser = await launch(...frameControl)
  let page = await newPage(browser)
  let animations = followAnimations(browser, page)
  let size = ''
  let hasMotion = false

  /**
   * Sends frames, one after the other, until the command has completed or timed out. Only a picture and motion need frames that are drawn; scripts,
   * observers and the layout run in the others as well, which take less time.
   */
  const withFrames = async <Result>(
    command: Promise<Result>,
    { isPicture = false, needsFrames = true } = {},
  ): Promise<Result> => {
    const ended = new AbortController()
    const timeout = wait(testTimeouts.test, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`Not finished after ${testTimeouts.test / 1000} s`)
    })
    const inTime = Promise.race([command, timeout]).finally(() => ended.abort())
    const settled = inTime.then(ignore, ignore)
    const sendFrames = async () => {
      while (needsFrames && !ended.signal.aborted) {
        await page('HeadlessExperimental.beginFrame', { noDisplayUpdates: !isPicture && !hasMotion })
        await Promise.race([settled, wait(FRAME_INTERVAL_MS)])
      }
    }
    const [result] = await Promise.all([inTime, sendFrames()])
    return result
  }

  const evaluate = async (expression: string, needsFrames = true) => {
    const { result, exceptionDetails } = await withFrames(
      page('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
      { needsFrames },
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Calls a function of the gate in the page, and sends frames until it has returned, unless it never waits for one. */
  const call = <Name extends keyof Gate>(
    name: Name,
    ...args: Parameters<Gate[Name]>
  ): Promise<Awaited<ReturnType<Gate[Name]>>> =>
    evaluate(`frames[0].gate.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`, !withoutFrames.includes(name))

  return {
    /** Reloads the page, so that no state is left. */
    clear: async () => {
      await withFrames(page('Page.navigate', { url: address }))
      await evaluate(`document.readyState === 'complete' || new Promise((loaded) => addEventListener('load', loaded))`)
    },
    /** After a story that has broken the page. */
    restart: async () => {
      await browser.close()
      browser = await launch(...frameControl)
      page = await newPage(browser)
      animations = followAnimations(browser, page)
      size = ''
    },
    resize: async (width: number, height: number) => {
      if (size === `${width} ${height}`) return
      size = `${width} ${height}`
      await page('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    },
    forceColors: (forced: boolean) => emulate(page, { forcedColors: forced ? 'active' : 'none' }),
    allowMotion: async (allowed: boolean) => {
      hasMotion = allowed
      await animations.release()
      await emulate(page, { motion: allowed ? 'no-preference' : 'reduce' })
    },
    forceStates: (states: DeclaredStates) => forceStates(page, states, 'frames[0].document'),
    releaseStates: () => releaseStates(page),
    call,
    /** Sets the time of all animations: as `setMotion` in the page does, and of those that no script can reach. */
    setMotion: async (time: number | 'end') => {
      await animations.hold()
      await call('setMotion', time)
      if (time === 'end') await animations.release()
      else await animations.seek(time)
    },
    /** Takes a picture of the page, from its upper left corner, as a PNG. */
    takePicture: async (width: number, height: number) => {
      // What scrolls on its own has tiles of its own: far below, a busy machine may not have drawn them by the first frame.
      if (height > TALL_PX)
        await withFrames(page('Runtime.evaluate', { expression: twoFrames, awaitPromise: true }), { isPicture: true })
      const clip = { x: 0, y: 0, width, height, scale: 1 }
      const { data } = await withFrames(
        page('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: false }),
        { isPicture: true },
      )
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}

/** Opens a page with frame control and Vietnamese locale and time zone. */
async function newPage({ send, attach }: Browser): Promise<Send> {
  const { userAgent } = await send('Browser.getVersion')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', enableBeginFrameControl: true })
  const page = await attach(targetId)
  await Promise.all([
    page('Page.enable'),
    // Storybook adds 100 ms to each story for human viewers, but not for its test runner.
    page('Emulation.setUserAgentOverride', {
      userAgent: `${userAgent} StorybookTestRunner`,
      acceptLanguage: 'vi-VN',
    }),
    page('Emulation.setLocaleOverride', { locale: 'vi-VN' }),
    page('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Ho_Chi_Minh' }),
    page('Emulation.setFocusEmulationEnabled', { enabled: true }),
    emulate(page, {}),
  ])
  return page
}

interface Media {
  forcedColors?: 'active' | 'none'
  motion?: 'no-preference' | 'reduce'
}

/** Emulates the user's settings; without any, those in which stories are pictured. */
async function emulate(page: Send, { forcedColors = 'none', motion = 'reduce' }: Media) {
  const features = [
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: motion },
    { name: 'forced-colors', value: forcedColors },
  ]
  await page('Emulation.setEmulatedMedia', { media: '', features })
}
