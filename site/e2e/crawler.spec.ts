import type { APIRequestContext, Page } from 'playwright/test'
import { type Edition, languageNames } from '#contracts/languages.ts'
import { landingTexts } from '#ds/texts/landing.ts'
import { foreignTexts, readPage } from './page-html.ts'
import { expect, test } from './test.ts'
import { signInAdmin, signInDemoCustomer } from './users.ts'

/** Names that are written the same in each language: of customers and their businesses, of the demo admin, and of the languages. */
const names = [
  'Trần Thu Hà',
  ...Object.values(languageNames),
  ...landingTexts.vi.testimonials.testimonials.flatMap(({ name, company }) => [name, company, initialsOf(name)]),
]

/** As an avatar shows them. */
function initialsOf(name: string): string {
  const words = name.split(' ').slice(-2)
  return words.map((word) => word[0]).join('')
}

const isExternal = (href: string) => /^(https?|mailto|tel):/.test(href)

/** Fetches pages of an edition by their paths, each once. */
function createReader(request: APIRequestContext, edition: Edition, session = '') {
  const pages = new Map<string, Promise<{ status: number; html: string }>>()
  const fetchPage = async (path: string) => {
    // Compressing each page for the first time would take a minute.
    const headers = {
      'accept-encoding': 'identity',
      cookie: `${edition === 'mixed' ? 'language=none' : `language=${edition}`}; ${session}`,
    }
    const response = await request.get(path, { headers })
    return { status: response.status(), html: await response.text() }
  }
  return (path: string) => {
    const page = pages.get(path) ?? fetchPage(path)
    pages.set(path, page)
    return page
  }
}

/** What is wrong with the links of a page; `read` follows those that lead to this site. */
async function brokenLinks(
  { path, links, ids }: { path: string } & ReturnType<typeof readPage>,
  read: ReturnType<typeof createReader>,
): Promise<string[]> {
  const found = links.map(async ({ href, rel, target }) => {
    if (!href) return [`${path}: a link without an address`]
    if (isExternal(href)) {
      const isSafe = !href.startsWith('http') || (target === '_blank' && rel.split(' ').includes('noopener'))
      return isSafe ? [] : [`${path}: ${href} opens without noopener`]
    }
    const url = new URL(href, `http://site.invalid${path}`)
    const { status, html } = await read(url.pathname)
    if (status !== 200) return [`${path}: ${href} has the status ${status}`]
    const id = decodeURIComponent(url.hash.slice(1))
    const isThere = id === '' || (url.pathname === path ? ids : readPage(html).ids).has(id)
    return isThere ? [] : [`${path}: ${href} names no section`]
  })
  return (await Promise.all(found)).flat()
}

const starts = ['/', '/products', '/login', '/dashboard', '/admin']

for (const edition of ['mixed', 'vi', 'en', 'zh'] as const) {
  const title = `every link of every page leads to a page, edition ${edition}, without words of another language`
  test(title, { tag: edition === 'vi' || edition === 'zh' ? '@long' : [] }, async ({ request }) => {
    const read = createReader(request, edition)
    const paths = [...starts]
    const problems: string[] = []
    for (const path of paths) {
      const { status, html } = await read(path)
      // A wrong link is reported where it is linked.
      if (status !== 200 || path.startsWith('/api/')) continue
      const page = readPage(html)
      problems.push(...(await brokenLinks({ path, ...page }, read)))
      // In the default edition, parts of a page may be in another language, as the specification says.
      if (edition !== 'mixed') problems.push(...foreignTexts(page.texts, names).map((text) => `${path}: ${text}`))
      for (const { href } of page.links) {
        if (!href || isExternal(href)) continue
        const { pathname } = new URL(href, `http://site.invalid${path}`)
        if (!paths.includes(pathname)) paths.push(pathname)
      }
    }
    expect(problems).toEqual([])
    // These are the pages of header and footers, the categories and products, and the articles.
    expect(paths.length).toBeGreaterThan(100)
  })
}

/** Collects the strings of the records that the page loads: what users have written is in their language. */
function collectRecords(page: Page): Set<string> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 1) found.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  // The catalogue and the offers are texts of the shop, in the language of the page.
  const isRecord = (url: string) => /\/api\/(?!catalog|offers|products|vps\/catalog)/.test(url)
  page.on('response', async (response) => {
    if (isRecord(response.url()) && response.ok()) collect(await response.json().catch(() => null))
  })
  return found
}

const shownTo = {
  visitor: ['/', '/products', '/login', '/login?mode=register', '/solutions/palworld'],
  customer: ['/', ...['overview', 'vps', 'offers', 'wallet', 'support'].map((tab) => `/dashboard?tab=${tab}`)],
  admin: ['dashboard', 'users', 'vps', 'transactions', 'support'].map((tab) => `/admin?tab=${tab}`),
} as const

for (const role of ['visitor', 'customer', 'admin'] as const) {
  for (const language of ['vi', 'en', 'zh'] as const) {
    // A page that throws or logs an error fails its test: see test.ts.
    const title = `what script draws for the role ${role} has links to pages, and only words of its language: ${language}`
    // The usual run has one role; the pages of visitors are also in the HTML that the crawler reads.
    test(title, { tag: language === 'en' && role === 'customer' ? [] : '@long' }, async ({ page, request }) => {
      await page
        .context()
        .addCookies([{ name: 'language', value: language, url: test.info().project.use.baseURL ?? '' }])
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const records = collectRecords(page)
      if (role === 'customer') await signInDemoCustomer(page)
      if (role === 'admin') await signInAdmin(page)
      // A link may lead to a file of the customer's own.
      const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
      const read = createReader(
        request,
        language,
        cookies.find((cookie) => cookie.startsWith('session_')),
      )
      const problems: string[] = []
      for (const path of shownTo[role]) {
        await page.goto(path)
        await page.keyboard.press('Shift')
        await expect(page.getByRole('region', { name: /F8/ })).toBeAttached()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expect(page.locator('h1').first()).toBeAttached()
        const drawn = readPage(await page.content())
        const known = [...names, ...[...records].sort((a, b) => b.length - a.length)]
        problems.push(...(await brokenLinks({ path: new URL(path, 'http://site.invalid').pathname, ...drawn }, read)))
        problems.push(...foreignTexts(drawn.texts, known).map((text) => `${path}: ${text}`))
      }
      expect(problems).toEqual([])
    })
  }
}
