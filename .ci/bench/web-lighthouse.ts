import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import type { StorageState } from './web-visit.ts'

/** Lighthouse's result for a page on its mobile phone. */
export interface LighthouseResult {
  /** From 0 to 100. */
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Runs Lighthouse on a URL in a new browser with a fresh profile in `folder`; `state` signs it in. */
export async function runLighthouse(folder: string, address: string, state?: StorageState): Promise<LighthouseResult> {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const launch = await pinnedBrowser()
  const args = [...launch.args, '--remote-debugging-port=0']
  const context = await chromium.launchPersistentContext(profile, { ...launch, args })
  try {
    if (state) await signIn(context, new URL(address).origin, state)
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: state !== undefined,
    })
    if (!result) throw new Error(`Lighthouse has no result for ${address}`)
    const { audits, categories: found } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, (found[name]?.score ?? Number.NaN) * 100]),
      ) as LighthouseResult['scores'],
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Writes a storage state into the profile, and clears the cache again. */
async function signIn(context: BrowserContext, origin: string, { cookies, origins }: StorageState) {
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${origin}/login`)
  const items = origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, items)
  await session.send('Network.clearBrowserCache')
  await page.close()
}
