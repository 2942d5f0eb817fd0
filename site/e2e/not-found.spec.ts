import { expect, test } from './test.ts'
import { waitForHydration } from './users.ts'

for (const [path, href] of [
  ['/contcat', '/contact'],
  ['/products/cloud/load-balancer', '/products/cloud-solutions/load-balancer'],
  ['/products/vsp', '/products/vps'],
] as const) {
  const tag = path === '/products/vsp' ? '@long' : []
  test(`at ${path} the nearest page is ${href}, and nothing moves when it appears`, { tag }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    const top = (await page.getByRole('searchbox').boundingBox())?.y
    await waitForHydration(page)
    const nearest = page.getByRole('main').getByRole('list').last()
    await expect(page.getByRole('heading', { name: 'Pages with a similar address' })).toBeVisible()
    expect((await page.getByRole('searchbox').boundingBox())?.y).toBe(top)
    await nearest
      .getByRole('link')
      .and(page.locator(`[href="${href}"]`))
      .click()
    await expect(page).toHaveURL(href)
  })
}

for (const [language, words, title] of [
  ['vi', 'nap tien', /nạp tiền/i],
  ['en', 'refund', /refund/i],
  ['zh', '退款', /退款/],
] as const) {
  const name = `the search finds pages in the chosen language ${language} with the keyboard alone`
  test(name, { tag: language === 'vi' ? [] : '@long' }, async ({ page }) => {
    await page.goto(`/nothing-here?lang=${language}`)
    await waitForHydration(page)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type(words)
    const found = page.getByRole('search').getByRole('link', { name: title })
    await expect(found.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('search').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/nothing-here/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('without a script, the not-found page of every place leads to the main pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/nothing', '/products/nothing', '/products/cloud/nothing', '/support/knowledge/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404)
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/products', '/support/knowledge', '/contact']))
  }
  await context.close()
})

test('pages of the top level are found by their titles', { tag: '@long' }, async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const topLevel = [...new Set(paths)].filter((path) => /^\/[^/]+$/.test(path))
  expect(topLevel).toEqual(expect.arrayContaining(['/login', '/products', '/status', '/contact']))
  await page.goto('/nothing-here?lang=en')
  await waitForHydration(page)
  for (const path of topLevel) {
    const html = await (await request.get(`${path}?lang=en`)).text()
    const [, title = ''] = /<title>(.*?) · Sen Cloud<\/title>/.exec(html) ?? []
    await page.getByRole('searchbox').fill(title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    await expect(page.getByRole('search').locator(`a[href="${path}"]`)).toBeVisible()
  }
})
