import { expect, test } from './test.ts'

/** Without script the server alone decides about the language. */
test.use({ javaScriptEnabled: false })

const languages = [
  { lang: 'vi', tag: 'vi', title: /VPS tốc độ cao/ },
  { lang: 'en', tag: 'en', title: /Fast VPS/ },
  { lang: 'zh', tag: 'zh-Hans', title: /VPS.*₫/ },
]

for (const { lang, tag, title } of languages) {
  test(`?lang=${lang} shows the page in this language, and so do the next pages`, {
    tag: lang === 'zh' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/?lang=${lang}`)
    await expect(page).toHaveTitle(title)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', tag)
    await expect(html).toHaveAttribute('data-edition', lang)
    for (const path of ['/login', '/products', '/nothing-here']) {
      await page.goto(path)
      await expect(html).toHaveAttribute('lang', tag)
    }
  })
}

test('each page names its editions, which name themselves as their canonical address', async ({ page }) => {
  await page.goto('/products')
  const alternates = page.locator('link[rel=alternate][hreflang]')
  const hrefs = await alternates.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(hrefs).toHaveLength(4)
  const canonicals: (string | null)[] = []
  for (const href of hrefs) {
    await page.goto(new URL(href).pathname + new URL(href).search)
    canonicals.push(await page.locator('link[rel=canonical]').getAttribute('href'))
    // A crawler keeps no cookies.
    await page.context().clearCookies()
  }
  expect(canonicals).toEqual(hrefs)
})

test('an unknown language is ignored', async ({ page }) => {
  await page.goto('/login?lang=fr')
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'mixed')
  expect(await page.context().cookies()).toEqual([])
})

test('every address in the sitemap is a page of its language with a title of its own, and its own canonical address', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(40)
  const wrong: string[] = []
  const titles = new Set<string>()
  for (const address of addresses) {
    const { pathname, search, searchParams } = new URL(address)
    const language = searchParams.get('lang')
    const response = await request.get(pathname + search, {
      headers: {
        // A crawler keeps no cookies; this client does.
        ...(language ? {} : { cookie: 'language=none' }),
        // Compressing each page for the first time would take a minute.
        'accept-encoding': 'identity',
      },
    })
    const html = await response.text()
    const edition = /<html[^>]* data-edition="(\w+)"/.exec(html)?.[1]
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (response.status() !== 200 || edition !== (language ?? 'mixed') || canonical !== address)
      wrong.push(`${address}: ${response.status()} ${edition} ${canonical}`)
    const title = `${edition} ${/<title[^>]*>([^<]*)/.exec(html)?.[1]}`
    if (titles.has(title)) wrong.push(`${address}: ${title}`)
    titles.add(title)
  }
  expect(wrong).toEqual([])
})
