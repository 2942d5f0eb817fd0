import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import type { StorageState } from './web-visit.ts'

/** What Lighthouse says of a page on its mobile phone. */
export interface Judged {
  /** From 0 to 100. */
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Judges an address in a browser of its own, which has been nowhere and keeps its profile in `folder`; `state` signs it in. */
export async function judge(folder: string, address: string, state?: StorageState): Promise<Judged> {
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
    if (!result) throw new Error(`Lighthouse has nothing to say about ${address}`)
    const { audits, categories: found } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, (found[name]?.score ?? Number.NaN) * 100]),
      ) as Judged['scores'],
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Brings a state into the profile, and leaves nothing else in it. */
async function signIn(context: BrowserContext, origin: string, { cookies, origins }: StorageState) {
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${origin}/login`)
  const kept = origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, kept)
  await session.send('Network.clearBrowserCache')
  await page.close()
}
