import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { enterBackOffice, fillInOrder, firstVisit, guide, newCustomer, takenOver } from './people.ts'
import { expect, test } from './test.ts'

const themes = ['dark', 'light'] as const

/** What axe finds against WCAG 2.2 AA, by rule and place. */
async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      // A transition half-way shows colours that nobody reads.
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    for (const path of [
      '/',
      '/login',
      '/login?mode=register',
      '/products',
      '/products/vps',
      '/admin',
      '/no-such-page',
    ]) {
      test(`${path} has no fault`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await takenOver(page)
        expect(await faults(page)).toEqual([])
      })
    }

    test('the landing page has no fault with its header and its dialog open', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Sản phẩm' }).click()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await takenOver(page)
      await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      // With its messages in sight.
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      expect(await faults(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
      await expect(dialog.getByRole('checkbox')).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('the dashboard has no fault, tab by tab and with each dialog open', async ({ page }) => {
      await newCustomer(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await faults(page)).toEqual([])
      }
      const order = await fillInOrder(page, 'web-01')
      expect(await faults(page)).toEqual([])
      await order.getByRole('button', { name: 'Nạp tiền' }).click()
      await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Xác minh ngay' }).click()
      await expect(page.getByRole('dialog', { name: 'Xác minh số điện thoại' })).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('the guide has no fault, step by step, nor has the online support', async ({ page }) => {
      await firstVisit(page)
      const steps = guide(page)
      for (const onward of ['Tiếp theo', 'Để sau', 'Để sau', 'Hoàn tất']) {
        expect(await faults(page)).toEqual([])
        await steps.getByRole('button', { name: onward }).click()
      }
      await expect(steps).toBeHidden()
      await page.getByRole('button', { name: 'Hỗ trợ trực tuyến' }).click()
      await expect(page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' })).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('the back-office has no fault, tab by tab', async ({ page }) => {
      await enterBackOffice(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        expect(await faults(page)).toEqual([])
      }
      await page.getByRole('tab', { name: 'Người dùng' }).click()
      await page
        .getByRole('button', { name: /^Sửa số dư/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sửa số dư' })).toBeVisible()
      expect(await faults(page)).toEqual([])
    })
  })
}
