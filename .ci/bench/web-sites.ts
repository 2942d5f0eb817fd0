import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { buildClientRendered } from './client-rendered/build.ts'
import { startProgram } from './processes.ts'
import type { StorageState } from './web-visit.ts'

/** The pages that are measured; only the last one is for who is signed in. */
export const paths = ['/', '/login', '/products', '/dashboard'] as const

/** The built file of a page. */
export const fileOf = (path: string) => `${path}/index.html`.replace(/^\/+/, '')

/** A site that is served: ours, or one beside it. */
export interface Site {
  origin: string
  /** Its built files. */
  folder: string
  /** What signs the demo customer in; the twin needs nothing. */
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

/** The demo customer, with the guide of the first visit put away. */
async function signIn(browser: Browser, origin: string): Promise<StorageState> {
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

/** The built site without its scripts; its dashboard is the one that a customer saw, since the built one is empty. */
async function makeTwin(browser: Browser, { origin, folder, customer }: Site, twin: string) {
  const context = await browser.newContext(customer && { storageState: customer })
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' })
  const dashboard = await page.content()
  await context.close()
  cpSync(folder, twin, { recursive: true })
  for (const file of globSync('**/*.html', { cwd: twin })) {
    const html = file === fileOf('/dashboard') ? dashboard : readFileSync(join(twin, file), 'utf8')
    writeFileSync(join(twin, file), withoutScript(html))
  }
}

/**
 * Serves three sites of the same screens and data from a folder of their own: ours; the peer, drawn by the browser alone; and the
 * limit, which has no script.
 */
export async function serveSites(browser: Browser, built: string, work: string) {
  // A copy, since somebody may build anew meanwhile.
  cpSync(built, join(work, 'ours'), { recursive: true })
  await buildClientRendered(join(work, 'peer'), [...paths.slice(1), '/404'])
  const signedIn = async (name: string): Promise<Site> => {
    const { origin } = await serve(work, name)
    return { origin, folder: join(work, name), customer: await signIn(browser, origin) }
  }
  const ours = await signedIn('ours')
  const peer = await signedIn('peer')
  await makeTwin(browser, ours, join(work, 'limit'))
  const { origin } = await serve(work, 'limit')
  const limit: Site = { origin, folder: join(work, 'limit') }
  return { ours, peer, limit }
}
