import type { Page } from 'playwright/test'
import { productCategories } from '#contracts/rules/product-categories.ts'
import { screen } from '#ds/texts/en/products/screen.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { takenOver } from './people.ts'
import { expect, test } from './test.ts'

const found = [
  { path: '/', title: /^Sen Cloud · VPS/, lang: 'vi', locale: 'vi_VN' },
  { path: '/login', title: 'Login or register · Sen Cloud', lang: 'en', locale: 'en_US' },
  { path: '/products', title: `${screen.allTitle} · Sen Cloud`, lang: 'en', locale: 'en_US' },
  ...productCategories.map((category) => ({
    path: `/products/${category}`,
    title: `${screen.grid.card.categories[category]} · Sen Cloud`,
    lang: 'en',
    locale: 'en_US',
  })),
]

/** What the head says by the name of each `<meta>`. Every name is there once, also after the script has taken the page over. */
const metas = (page: Page) =>
  page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('meta[name], meta[property]'), (meta): [string, string] => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ])
    if (new Set(all.map(([name]) => name)).size !== all.length) throw new Error(`Twice in the head: ${all.join('\n')}`)
    return Object.fromEntries(all)
  })

/** The structured data of the page. */
const facts = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)))

test('each page to be found names its one address, title, description and picture', async ({ page, request }) => {
  const origins = new Set<string>()
  const descriptions = new Set<string>()
  for (const { path, title, lang, locale } of found) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await takenOver(page)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const said = await metas(page)
    expect(said.robots).toBeUndefined()
    expect(said.description?.length).toBeGreaterThan(50)
    descriptions.add(said.description ?? '')
    const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
    expect(canonical.pathname).toBe(path)
    origins.add(canonical.origin)
    expect(said).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Sen Cloud',
      'og:title': await page.title(),
      'og:description': said.description,
      'og:url': canonical.href,
      'og:locale': locale,
      'og:image': `${canonical.origin}/share.png`,
      'twitter:card': 'summary_large_image',
      'theme-color': '#0a1016',
    })
  }
  expect(descriptions.size).toBe(found.length)
  // One build, one public address.
  expect(origins.size).toBe(1)

  const map = await (await request.get('/sitemap.xml')).text()
  const [origin] = origins
  expect(Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address).sort()).toEqual(
    found.map(({ path }) => `${origin}${path}`).sort(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('pages that are nobody’s to find say so: those of an account, an unknown category, and no page at all', async ({
  page,
}) => {
  for (const [path, status] of [
    ['/admin', 200],
    ['/dashboard', 200],
    ['/products/cloud-solutions', 200],
    ['/pricing', 404],
    ['/404', 404],
  ] as const) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, status])
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('the not-found page says its two sentences from the HTML alone, in English', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  expect((await page.goto('/support/guide'))?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the landing page tells machines the provider, the plans with their prices in dong, and the questions', async ({
  page,
}) => {
  await page.goto('/')
  const told = await facts(page)
  expect(told.map((fact) => fact['@type'])).toEqual(['Organization', 'Product', 'Product', 'Product', 'FAQPage'])
  expect(told.slice(1, 4).map(({ name, offers }) => [name, offers.price, offers.priceCurrency])).toEqual([
    ['Basic VPS', 49_000, 'VND'],
    ['Pro VPS', 99_000, 'VND'],
    ['Ultra VPS', 199_000, 'VND'],
  ])
  expect(told[4].mainEntity).toHaveLength(landingTexts.faq.questions.length)
})

test('a products page tells machines what it sells, once it has been asked for', async ({ page }) => {
  await page.goto('/products/vps')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(() => facts(page)).toHaveLength(1)
  const [list] = await facts(page)
  expect(list.itemListElement).toHaveLength(3)
  expect(list.itemListElement[0].item).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'VND' } })
})

test('icons and the picture for shared links are there, in the sizes they promise', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const promised: [path: string, size: string][] = [
    ['/favicon-32.png', '32x32'],
    ['/apple-touch-icon.png', '180x180'],
    ['/share.png', '1200x630'],
    ...manifest.icons
      .filter(({ type }: { type: string }) => type === 'image/png')
      .map(({ src, sizes }: { src: string; sizes: string }): [string, string] => [src, sizes]),
  ]
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const [path, size] of promised) {
    const real = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, path)
    expect([path, real]).toEqual([path, size])
  }
})
