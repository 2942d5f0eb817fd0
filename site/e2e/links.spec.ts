import type { Page } from 'playwright/test'
import { chineseFooterLinks } from '#ds/storefront/ChineseFooter/chinese-footer-links.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { groups, navigation, products } from '#ds/storefront/Header/navigation.ts'
import { productsFooterLinks } from '#ds/storefront/ProductsFooter/products-footer-links.ts'
import { notFoundTexts } from '#ds/texts/en/not-found.ts'
import { takenOver } from './people.ts'
import { expect, test } from './test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** Every address in an object of addresses, however deep. */
const addressesIn = (links: object): string[] =>
  Object.values(links).flatMap((link) => (typeof link === 'string' ? [link] : addressesIn(link)))

const headerAddresses = [
  ...addressesIn(navigation),
  ...Object.values(products).flatMap(({ path, pages }) => [
    path,
    ...addressesIn(pages).map((page) => `${path}/${page}`),
  ]),
]
const { social, ...landingFooter } = footerLinks

/** Everything that a page links to inside the site, shown or folded away. */
const linksOn = async (page: Page, place: string) =>
  page
    .locator(`${place} a[href^="/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])

/** What the spec, section 2, has a screen for. */
const hasScreen = (path: string) => /^\/(login|dashboard|admin|products(\/[^/]+)?)?$/.test(path)

test('header and footers name every address of the spec, on the desktop and on the phone', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/products']) {
      await page.goto(path)
      expect(await linksOn(page, 'header')).toEqual(expect.arrayContaining(headerAddresses))
    }
  }
  expect(await linksOn(page, 'footer')).toEqual(
    expect.arrayContaining([...addressesIn(productsFooterLinks), ...addressesIn(chineseFooterLinks)]),
  )
  await page.goto('/')
  expect(await linksOn(page, 'footer')).toEqual(expect.arrayContaining(['/', ...addressesIn(landingFooter)]))
  for (const address of addressesIn(social)) {
    await expect(page.locator(`footer a[href="${address}"]`)).toHaveAttribute('target', '_blank')
  }
})

/**
 * Follows each link as the page itself does, without loading anything anew, and comes back. Done within the page, since there are
 * a hundred of them. Answers what each page is called, by its address.
 */
const titlesBehind = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise(requestAnimationFrame)
    }
    // Once the next page is there, its heading has the focus.
    const arrivalAt = (path: string) =>
      until(() => location.pathname === path && document.activeElement?.tagName === 'H1')
    const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
    const home = location.pathname
    const titles: Record<string, string> = {}
    for (const address of addresses) {
      blur()
      document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
      await arrivalAt(address)
      titles[address] = document.querySelector('h1')?.textContent ?? ''
      blur()
      history.back()
      await arrivalAt(home)
    }
    return titles
  }, hrefs)

// A page that throws or says an error fails its test by itself: see test.ts.
for (const path of ['/', '/products']) {
  test(`every link of header and footer on ${path} leads to its screen, or to the not-found page`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await takenOver(page)
    const links = new Set([...(await linksOn(page, 'header')), ...(await linksOn(page, 'footer'))])
    const hrefs = [...links].filter((href) => href !== null).filter((href) => href !== path)
    const titles = await titlesBehind(page, hrefs)
    expect(Object.keys(titles)).toEqual(hrefs)
    for (const [href, title] of Object.entries(titles)) {
      if (hasScreen(href)) expect(title, href).not.toBe(notFoundTexts.title)
      else expect(title, href).toBe(notFoundTexts.title)
    }
  })
}

test('an address without a screen says so in the two sentences of the spec, with status 404, and leads home', async ({
  page,
}) => {
  const answer = await page.goto('/pricing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a group of the header opens on the desktop, and in the list on the phone, and its link is followed by hand', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/products')
  await expect(page.getByRole('article')).toHaveCount(14)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('navigation').getByRole('button')).toHaveCount(groups.length)
  await banner.getByRole('button', { name: 'Product' }).click()
  await banner.getByRole('link', { name: 'Dedicated Physical servers of your own' }).click()
  await expect(page).toHaveURL('/products/dedicated-server')
  await expect(page.getByText('No products found')).toBeVisible()
  await expect(page.getByText("We're working on adding more products to this category.")).toBeVisible()

  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('summary').filter({ hasText: 'Giải pháp' }).click()
  await page.getByRole('link', { name: 'Máy chủ Palworld' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
