import { readFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { pictureFile } from './files.ts'

/** For the gate, which runs in the page: colours as the system of a reader would force them upon it, or `null` for none. */
export const emulateForcedColors: BrowserCommand<[forcedColors: 'active' | null]> = async ({ page }, forcedColors) => {
  await page.emulateMedia({ forcedColors })
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * For the gate: whether the page's upper left corner, of this size, is the committed picture to the byte. One call to the
 * browser, where Playwright's own picture takes several; "no" says nothing yet, because the same pixels may have other bytes
 * and the page may not stand still.
 */
export const looksAsCommitted: BrowserCommand<[name: string, width: number, height: number]> = async (
  { page, project, testPath = '' },
  name,
  width,
  height,
) => {
  const { root } = project.config
  const testFileDirectory = relative(root, dirname(testPath))
  const path = pictureFile({ root, testFileDirectory, testFileName: basename(testPath), arg: name, ext: '.png' })
  const committed = await readFile(path).catch(() => undefined)
  if (!committed) return false
  const session = await sessionOf(page)
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: false })
  return committed.equals(Buffer.from(data, 'base64'))
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (forcedColors: 'active' | null) => Promise<void>
    looksAsCommitted: (name: string, width: number, height: number) => Promise<boolean>
  }
}
