import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import {
  enterBackOffice,
  fillInOrder,
  guide,
  notifications,
  openDashboard,
  openFirstDashboard,
  places,
} from './users.ts'

/** Expects that neither the page nor an open dialog overflows horizontally. */
async function expectNoSidewaysScrolling(page: Page) {
  const overflowing = await page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth
    const containers = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] > div')]
    return containers
      .filter((box) => box.scrollWidth > Math.max(windowWidth, box.clientWidth))
      .map((box) => box.outerHTML.slice(0, 80))
  })
  expect(overflowing).toEqual([])
}

/** Expects that no text of a table is cut off at its edge. */
async function expectTextsWithinTheirRows(page: Page) {
  const outside = await page.locator('table').evaluate((table) => {
    const { right } = table.getBoundingClientRect()
    const texts = [...table.querySelectorAll('tbody [data-component]')]
    return texts.filter((text) => text.getBoundingClientRect().right > right + 0.5).map((text) => text.textContent)
  })
  expect(outside).toEqual([])
}

// 640 px is a window of 1280 px at 200 % zoom.
for (const width of [320, 640]) {
  test.describe(`${width} px wide`, { tag: width === 640 ? '@long' : [] }, () => {
    test.use({ viewport: { width, height: 640 } })

    test('the public pages, the dialog and the menu do not scroll sideways', async ({ page }) => {
      for (const path of ['/login', '/login?mode=register', '/products', '/products/vps', '/no-such-page', '/']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScrolling(page)
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('summary').filter({ hasText: 'Sản phẩm' }).click()
      await expectNoSidewaysScrolling(page)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Chọn Pro VPS' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoSidewaysScrolling(page)
    })

    test('no tab and no dialog of the dashboard scrolls sideways', { tag: '@long' }, async ({ page }) => {
      await openFirstDashboard(page)
      for (const nextButton of ['Tiếp theo', 'Để sau', 'Để sau', 'Hoàn tất']) {
        await expectNoSidewaysScrolling(page)
        await guide(page).getByRole('button', { name: nextButton }).click()
      }
      await expect(guide(page)).toBeHidden()
      await expect(places(page)).toHaveCount(5)
      for (const place of await places(page).all()) {
        await place.click()
        await expect(place).toHaveAttribute('aria-current', 'page')
        await expectNoSidewaysScrolling(page)
      }
      await places(page).filter({ hasText: 'VPS' }).click()
      const order = await fillInOrder(page, 'm'.repeat(50))
      await expectNoSidewaysScrolling(page)
      await order.getByRole('button', { name: /^Nạp \d/ }).click()
      await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
      await expectNoSidewaysScrolling(page)
      // The top-up leads back to the order.
      await page.keyboard.press('Escape')
      await order.getByRole('button', { name: 'Đóng' }).click()
      await page.getByRole('button', { name: 'Xác minh ngay' }).click()
      await expect(page.getByRole('dialog', { name: 'Xác minh số điện thoại' })).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Trò chuyện trực tuyến' }).click()
      await expectNoSidewaysScrolling(page)
    })

    test('no tab of the back-office and not its balance dialog scroll sideways', { tag: '@long' }, async ({ page }) => {
      await page.goto('/admin')
      await expectNoSidewaysScrolling(page)
      await enterBackOffice(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectNoSidewaysScrolling(page)
      }
      await page.getByRole('tab', { name: 'Người dùng' }).click()
      await expectTextsWithinTheirRows(page)
      // Nothing is cut, so there is nothing to show in full.
      await expect(page.getByRole('button', { name: 'Hiện đầy đủ nội dung bị rút gọn' })).toBeHidden()
      await page
        .getByRole('button', { name: /^Sửa số dư/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sửa số dư' })).toBeVisible()
      await expectNoSidewaysScrolling(page)
    })
  })
}

/** Whether a click in its centre hits the control or one of its descendants. */
const isClickable = (control: Locator) =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return hit !== null && (element === hit || element.contains(hit))
  })

for (const size of [
  { width: 360, height: 640 },
  { width: 768, height: 800 },
  { width: 1440, height: 800 },
]) {
  const title = `at ${size.width} px a toast covers no button of the online support or the bar`
  test(title, { tag: size.width === 360 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize(size)
    await openDashboard(page)
    await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
    await dialog.getByRole('button', { name: '200.000' }).click()
    // The others lead to a page of their own, without a toast.
    await dialog.getByRole('radio', { name: /Tiền mã hóa/ }).check()
    await dialog.getByRole('button', { name: /^Nạp/ }).click()
    await expect(dialog).toBeHidden()

    await expect(notifications(page)).toContainText('Đã tạo yêu cầu nạp tiền')
    const bar = await places(page).all()
    expect(bar).toHaveLength(size.width < 768 ? 5 : 0)
    for (const place of bar) await expect.poll(() => isClickable(place)).toBe(true)
    await page.getByRole('button', { name: 'Trò chuyện trực tuyến' }).click()
    const chat = page.getByRole('dialog', { name: 'Trò chuyện trực tuyến' })
    for (const name of ['Gửi', 'Đóng']) {
      await expect.poll(() => isClickable(chat.getByRole('button', { name, exact: true }))).toBe(true)
    }
    // The page stays usable while the panel is open.
    for (const place of bar) await expect.poll(() => isClickable(place)).toBe(true)
    await expect(notifications(page)).toContainText('Đã tạo yêu cầu nạp tiền')
  })
}
