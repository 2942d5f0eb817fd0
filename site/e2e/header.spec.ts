import { expect, test } from './test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

test('without JavaScript the header shows its groups and leads to the registration', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sản phẩm' }).click()
  await expect(page.getByRole('link', { name: 'Cloud GPU' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Cloud GPU' })).toBeHidden()

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('summary').filter({ hasText: 'Công ty' }).click()
  await expect(page.getByRole('link', { name: 'Giới thiệu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(page).toHaveURL('/login?mode=register')
  await context.close()
})

test('a group closes when one of its links is followed, without reloading the page', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const group = page.getByRole('button', { name: 'Công ty' })
  // The script sets the attribute, so this waits for hydration.
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await group.click()
  await page.getByRole('link', { name: 'Giới thiệu' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('link', { name: 'Giới thiệu' })).toBeHidden()
  expect(loads).toBe(0)
})

test('the header stays above the table that scrolls below it', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const table = page
      .getByRole('table')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    await table.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    // Its first column, which is sticky, too, is where the header is.
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
    const isCovered = () =>
      page.evaluate(() => {
        const header = document.querySelector('header')
        const column = document.querySelector('th[scope="row"]')?.getBoundingClientRect()
        return !header?.contains(document.elementFromPoint((column?.left ?? 0) + 5, 30))
      })
    await expect.poll(isCovered).toBe(false)
  }
})
