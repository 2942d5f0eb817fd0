import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import {
  createSignedInUser,
  newUser,
  notifications,
  openDashboard,
  signInToBackOffice,
  waitForHydration,
} from './users.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('on every page, Tab first reaches a skip link, which moves focus to the content', async ({ page }) => {
  await createSignedInUser(page)
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  for (const [path, label] of [
    ['/', 'Bỏ qua đến nội dung chính'],
    ['/login', 'Skip to main content'],
    ['/products', 'Skip to main content'],
    ['/dashboard', 'Bỏ qua đến nội dung chính'],
    ['/admin', 'Bỏ qua đến nội dung chính'],
    ['/no-such-page', 'Skip to main content'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    // Until it is known who is signed in, the content of the dashboard cannot take the focus.
    await expect(page.locator('[inert] main')).toHaveCount(0)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: label })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  }
})

test('navigating to a page focuses its heading; the first page, a change of the query and a tab do not', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('article')).toHaveCount(14)
  // Until then, a link loads another document, whose heading is not focused.
  await waitForHydration(page)
  await expect(page.locator('body')).toBeFocused()

  await page.getByRole('link', { name: 'VPS Hosting' }).click()
  await expect(heading(page)).toHaveText('VPS Hosting')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('Our Products')
  await expect(heading(page)).toBeFocused()
  // The focused heading is announced; no live region repeats it.
  await expect(page.locator('[aria-live]').filter({ hasText: 'Our Products' })).toHaveCount(0)

  await page.goto('/login')
  const tab = page.getByRole('tab', { name: 'Register' })
  await tab.click()
  await expect(page).toHaveURL('/login?mode=register')
  await expect(tab).toBeFocused()
})

test('signing out of the dashboard, and in to and out of the back-office, moves focus to the new heading', async ({
  page,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toBeFocused()

  await signInToBackOffice(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Quản trị Sen Cloud' })).toBeFocused()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(notifications(page)).toContainText('Đã đăng xuất')
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập quản trị' })).toBeFocused()
})

test('closing the dialog of the landing page returns focus to the element that opened it, also on a phone', async ({
  page,
}) => {
  await page.goto('/')
  const plan = page.getByRole('link', { name: 'Chọn Pro VPS' })
  await plan.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plan).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('button', { name: 'Đăng nhập' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a visitor can register in the dialog of the landing page with the keyboard alone', { tag: '@long' }, async ({
  page,
}) => {
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Họ và tên')).toBeFocused()
  await page.keyboard.type('Lan')
  await page.keyboard.press('Tab')
  await page.keyboard.type(customer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(customer.password)
  // Tabs past the button that shows the password.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(notifications(page)).toContainText('Đăng ký thành công')
  // A single word is used as first and last name.
  const { user } = await (await page.request.get('/api/auth/me')).json()
  expect(user).toMatchObject({ firstName: 'Lan', lastName: 'Lan' })
})

test('the order form can be filled in with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await openDashboard(page)
  const trigger = page.getByRole('button', { name: 'Đặt VPS', exact: true }).first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await expect(dialog.getByRole('radio', { name: 'Basic', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Theo năm/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Hà Nội/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // The choice between paying and a trial, which a new customer has, is before the name.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Tên VPS')).toBeFocused()
  await page.keyboard.type('web-01')
  // The wallet is empty, so a top-up is offered here.
  await expect(dialog.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})

test('with reduced motion, nothing moves', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDashboard(page)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Đăng nhập' })
    .or(page.getByRole('button', { name: 'Lan' }))
    .first()
    .click()
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return frames.some((frame) => 'transform' in frame || 'translate' in frame)
      }).length
  expect(await page.evaluate(moving)).toBe(0)
})
