import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { pageFile, siteFolders } from '#contracts/built-site.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { buildClientRendered } from './client-rendered/build.ts'
import { startProgram } from './processes.ts'
import type { StorageState } from './web-visit.ts'

/** The pages to measure; only the last one needs a signed-in customer. */
export const paths = ['/', '/login', '/products', '/dashboard'] as const

/** The built file of a page, in the default edition. */
const fileOf = (path: string) => join(siteFolders.pages, pageFile('mixed', path))

/** A running site: ours, the reference or the limit. */
export interface Site {
  origin: string
  /** The folder of the built site. */
  folder: string
  /** The storage state of the signed-in demo customer; the limit needs none. */
  customer?: StorageState
}

const serve = (work: string, name: string) =>
  startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE_DIR: join(work, name),
    DATABASE_URL: `sqlite:${join(work, `${name}.db`)}`,
  })

/** Signs the demo customer in, and dismisses the guide of the first visit. */
export async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(demoAccounts.customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoAccounts.customer.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${origin}/`)
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  const state = await context.storageState()
  await context.close()
  return state
}

const withoutScript = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** Copies the built site without its scripts. Its dashboard is the page as rendered for a customer, since the built one has no data. */
async function makeStaticCopy(browser: Browser, { origin, folder, customer }: Site, copy: string) {
  const context = await browser.newContext(customer && { storageState: customer })
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' })
  const dashboard = await page.content()
  await context.close()
  cpSync(folder, copy, { recursive: true })
  for (const file of globSync(`${siteFolders.pages}/**/*.html`, { cwd: copy })) {
    const html = file === fileOf('/dashboard') ? dashboard : readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), withoutScript(html))
  }
}

/**
 * Serves three sites with the same screens and data, each from its own folder: ours; the reference, which is rendered only in the
 * browser; and the limit, which has no script.
 */
export async function serveSites(browser: Browser, built: string, work: string) {
  // It is a copy, since the site may be rebuilt meanwhile.
  cpSync(built, join(work, 'ours'), { recursive: true })
  await buildClientRendered(join(work, 'reference'), [...paths, '/404'])
  const signedIn = async (name: string): Promise<Site> => {
    const { origin } = await serve(work, name)
    return { origin, folder: join(work, name), customer: await signIn(browser, origin) }
  }
  const ours = await signedIn('ours')
  const reference = await signedIn('reference')
  await makeStaticCopy(browser, ours, join(work, 'limit'))
  const { origin } = await serve(work, 'limit')
  const limit: Site = { origin, folder: join(work, 'limit') }
  return { ours, reference, limit }
}
