import type { Page } from 'playwright/test'
import { companyFooterLinks } from '#ds/storefront/CompanyFooter/company-footer-links.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { groups, navigation, products } from '#ds/storefront/Header/navigation.ts'
import { productsFooterLinks } from '#ds/storefront/ProductsFooter/products-footer-links.ts'
import { notFoundTexts } from '#ds/texts/not-found.ts'
import { expect, test } from './test.ts'
import { waitForHydration } from './users.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** Returns all URLs in a nested object. */
const urlsIn = (links: object): string[] =>
  Object.values(links).flatMap((link) => (typeof link === 'string' ? [link] : urlsIn(link)))

const headerUrls = [
  ...urlsIn(navigation),
  ...Object.values(products).flatMap(({ path, pages }) => [path, ...urlsIn(pages).map((page) => `${path}/${page}`)]),
]
const { social, ...landingFooter } = footerLinks

/** Returns all internal links of a page, including those in closed menus. */
const linksOn = async (page: Page, place: string) =>
  page
    .locator(`${place} a[href^="/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])

test('header and footers contain all links of the spec, on desktops and phones', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/products']) {
      await page.goto(path)
      expect(await linksOn(page, 'header')).toEqual(expect.arrayContaining(headerUrls))
    }
  }
  expect(await linksOn(page, 'footer')).toEqual(
    expect.arrayContaining([...urlsIn(productsFooterLinks), ...urlsIn(companyFooterLinks)]),
  )
  await page.goto('/')
  expect(await linksOn(page, 'footer')).toEqual(expect.arrayContaining(['/', ...urlsIn(landingFooter)]))
  for (const url of urlsIn(social)) {
    await expect(page.locator(`footer a[href="${url}"]`)).toHaveAttribute('target', '_blank')
  }
})

/**
 * Follows each link through the router, without reloading the page, and goes back. Runs in the page, because there are a hundred
 * links. Returns the heading of each page by its URL.
 */
const titlesBehind = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (urls) => {
    const until = async (condition: () => boolean) => {
      while (!condition()) await new Promise(requestAnimationFrame)
    }
    // When the next page has rendered, its heading has the focus.
    const untilAt = (path: string) =>
      until(() => location.pathname === path && document.activeElement?.tagName === 'H1')
    const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
    const home = location.pathname
    const titles: Record<string, string> = {}
    for (const url of urls) {
      blur()
      document.querySelector<HTMLElement>(`a[href="${url}"]`)?.click()
      await untilAt(url)
      titles[url] = document.querySelector('h1')?.textContent ?? ''
      blur()
      history.back()
      await untilAt(home)
    }
    return titles
  }, hrefs)

// A page that throws or logs an error fails its test: see test.ts.
for (const path of ['/', '/products']) {
  // The crawler reads what each link leads to; here the router follows them.
  test(`every link of header and footer on ${path} leads to its page`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await waitForHydration(page)
    const links = new Set([...(await linksOn(page, 'header')), ...(await linksOn(page, 'footer'))])
    const hrefs = [...links].filter((href) => href !== null).filter((href) => href !== path)
    const titles = await titlesBehind(page, hrefs)
    expect(Object.keys(titles)).toEqual(hrefs)
    const deadEnds = Object.entries(titles).filter(([, title]) => title === notFoundTexts.en.title)
    expect(deadEnds).toEqual([])
  })
}

test('the links in a group of the header work, on desktops and in the menu on phones', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/products')
  await expect(page.getByRole('article')).toHaveCount(14)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('navigation').getByRole('button')).toHaveCount(groups.length)
  await banner.getByRole('button', { name: 'Product' }).click()
  await banner.getByRole('link', { name: 'Dedicated Physical servers just for you' }).click()
  await expect(page).toHaveURL('/products/dedicated-server')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dedicated')

  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('summary').filter({ hasText: 'Giải pháp' }).click()
  await page.getByRole('link', { name: 'Máy chủ Palworld' }).click()
  await expect(page).toHaveURL('/solutions/palworld')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Palworld')
})
