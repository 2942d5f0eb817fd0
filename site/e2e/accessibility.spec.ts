import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import {
  enterBackOffice,
  fillInOrder,
  guide,
  openDashboard,
  openFirstDashboard,
  signInAdmin,
  waitForHydration,
} from './users.ts'

const themes = ['dark', 'light'] as const

/** Returns axe's violations of WCAG 2.2 AA, by rule and element. */
async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Otherwise it describes each element that passes.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const theme of themes) {
  // Every story is checked by axe in both themes: the usual run looks at one assembled page of each kind, in the
  // default one.
  const tag = theme === 'light' ? '@long' : []
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      // In the middle of a transition axe would check colours that are shown only briefly.
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    const expectNoViolationOn = async (page: Page, path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await waitForHydration(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect.soft([path, await violationsOn(page)]).toEqual([path, []])
    }

    test('no kind of page has a violation', { tag }, async ({ page }) => {
      for (const path of ['/', '/login']) await expectNoViolationOn(page, path)
      await openDashboard(page)
      await expectNoViolationOn(page, '/dashboard')
      await signInAdmin(page)
      await page.goto('/admin?tab=users')
      await expect(page.getByRole('table', { name: 'Người dùng' }).getByRole('row', { name: '@' })).not.toHaveCount(0)
      expect(await violationsOn(page)).toEqual([])
    })

    test('no other page has a violation', { tag: '@long' }, async ({ page }) => {
      for (const path of ['/products', '/login?mode=register', '/vps-linux', '/admin', '/no-such-page'])
        await expectNoViolationOn(page, path)
    })

    test('the landing page has no violation with its header and its dialog open', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Sản phẩm' }).click()
      expect(await violationsOn(page)).toEqual([])
      await page.keyboard.press('Escape')
      await waitForHydration(page)
      await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      // The validation messages are visible.
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      expect(await violationsOn(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
      await expect(dialog.getByRole('checkbox')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    test('the dashboard has no violation in any tab, nor with any dialog open', { tag: '@long' }, async ({ page }) => {
      await openDashboard(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await violationsOn(page)).toEqual([])
      }
      const order = await fillInOrder(page, 'web-01')
      expect(await violationsOn(page)).toEqual([])
      await order.getByRole('button', { name: /^Nạp \d/ }).click()
      await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await page.keyboard.press('Escape')
      // Escape would close the button's tooltip, which says what is missing.
      await expect(order.getByRole('button', { name: 'Đặt VPS' })).toBeFocused()
      await order.getByRole('button', { name: 'Đóng' }).click()
      await page.getByRole('button', { name: 'Xác minh ngay' }).click()
      await expect(page.getByRole('dialog', { name: 'Xác minh số điện thoại' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    test('the guide has no violation in any step, nor has the online support', { tag: '@long' }, async ({ page }) => {
      await openFirstDashboard(page)
      const steps = guide(page)
      for (const nextButton of ['Tiếp theo', 'Để sau', 'Để sau', 'Hoàn tất']) {
        expect(await violationsOn(page)).toEqual([])
        await steps.getByRole('button', { name: nextButton }).click()
      }
      await expect(steps).toBeHidden()
      await page.getByRole('button', { name: 'Trò chuyện trực tuyến' }).click()
      await expect(page.getByRole('dialog', { name: 'Trò chuyện trực tuyến' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    test('the back-office has no violation in any tab', { tag: '@long' }, async ({ page }) => {
      await enterBackOffice(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        expect(await violationsOn(page)).toEqual([])
      }
      await page.getByRole('tab', { name: 'Người dùng' }).click()
      await page
        .getByRole('button', { name: /^Sửa số dư/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sửa số dư' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })
  })
}
