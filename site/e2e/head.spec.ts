import type { Page } from 'playwright/test'
import { productsTexts } from '#ds/texts/products.ts'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'
import { expect, test } from './test.ts'
import { waitForHydration } from './users.ts'

const indexedPages = [
  { path: '/', title: /^Sen Cloud · VPS/, lang: 'vi', locale: 'vi_VN' },
  { path: '/login', title: 'Log in or register · Sen Cloud', lang: 'en', locale: 'en_US' },
  { path: '/products', title: `${productsTexts.en.allTitle} · Sen Cloud`, lang: 'en', locale: 'en_US' },
  // The others are of the same kind: `languages.spec.ts` reads title and canonical address of every page in the sitemap.
  ...seededCatalog('en')
    .categories.slice(0, 1)
    .map(({ id, name }) => ({
      path: `/products/${id}`,
      title: `${productsTexts.en.categoryTitle(name)} · Sen Cloud`,
      lang: 'en',
      locale: 'en_US',
    })),
]

/** Returns the content of each `<meta>` by its name. Throws if a name occurs twice, such as after hydration. */
const metas = (page: Page) =>
  page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('meta[name], meta[property]'), (meta): [string, string] => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ])
    if (new Set(all.map(([name]) => name)).size !== all.length) throw new Error(`Twice in the head: ${all.join('\n')}`)
    return Object.fromEntries(all)
  })

/** Returns the structured data of the page. */
const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)))

test('each indexable page has a canonical URL, title, description and image', async ({ page, request }) => {
  const origins = new Set<string>()
  const descriptions = new Set<string>()
  for (const { path, title, lang, locale } of indexedPages) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await waitForHydration(page)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const metadata = await metas(page)
    expect(metadata.robots).toBeUndefined()
    expect(metadata.description?.length).toBeGreaterThan(50)
    descriptions.add(metadata.description ?? '')
    const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
    expect(canonical.pathname).toBe(path)
    origins.add(canonical.origin)
    expect(metadata).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Sen Cloud',
      'og:title': await page.title(),
      'og:description': metadata.description,
      'og:url': canonical.href,
      'og:locale': locale,
      'og:image': `${canonical.origin}/share.png`,
      'twitter:card': 'summary_large_image',
      'theme-color': '#0a1016',
    })
  }
  expect(descriptions.size).toBe(indexedPages.length)
  // All pages have the same public origin.
  expect(origins.size).toBe(1)

  const map = await (await request.get('/sitemap.xml')).text()
  const [origin] = origins
  const listed = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)
  const expected = indexedPages.map(({ path }) => `${origin}${path}`)
  // Content pages are listed, too.
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('pages of an account, an unknown category and unknown paths are not indexed', async ({ page }) => {
  for (const [path, status] of [
    ['/admin', 200],
    ['/dashboard', 200],
    ['/products/no-such-category', 404],
    ['/products/cloud/no-such-product', 404],
    ['/products/cloud-solutions/nothing', 404],
    ['/support/knowledge/no-such-article', 404],
    ['/no-such-page', 404],
    ['/404', 404],
  ] as const) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, status])
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('the not-found page shows its two sentences without JavaScript, in English', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  expect((await page.goto('/no/such-page'))?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the structured data of the landing page has the provider, the plans with prices in dong, and the FAQ', async ({
  page,
}) => {
  await page.goto('/')
  const objects = await structuredData(page)
  expect(objects.map((fact) => fact['@type'])).toEqual(['Organization', 'Product', 'Product', 'Product', 'FAQPage'])
  expect(objects.slice(1, 4).map(({ name, offers }) => [name, offers.price, offers.priceCurrency])).toEqual([
    ['Basic VPS', 49_000, 'VND'],
    ['Pro VPS', 99_000, 'VND'],
    ['Ultra VPS', 199_000, 'VND'],
  ])
  expect(objects[4].mainEntity).toHaveLength(await page.getByRole('main').locator('details').count())
})

test('the structured data of a products page has its products after they have loaded', async ({ page }) => {
  await page.goto('/products/vps')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(() => structuredData(page)).toHaveLength(1)
  const [list] = await structuredData(page)
  expect(list.itemListElement).toHaveLength(3)
  expect(list.itemListElement[0].item).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'VND' } })
})

test('the icons and the image for shared links exist in the declared sizes', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const declared: [path: string, size: string][] = [
    ['/favicon-32.png', '32x32'],
    ['/apple-touch-icon.png', '180x180'],
    ['/share.png', '1200x630'],
    ...manifest.icons
      .filter(({ type }: { type: string }) => type === 'image/png')
      .map(({ src, sizes }: { src: string; sizes: string }): [string, string] => [src, sizes]),
  ]
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const [path, size] of declared) {
    const actualSize = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, path)
    expect([path, actualSize]).toEqual([path, size])
  }
})
