import Database from 'better-sqlite3'
import type { Locator } from 'playwright/test'
import { createLine } from './line.ts'
import { testsOfOneServer } from './own-server.ts'
import { expect } from './test.ts'
import {
  changeStatus,
  dong,
  enterBackOffice,
  figures,
  fillInOrder,
  lock,
  notifications,
  openDashboard,
  suspend,
  waitForHydration,
} from './users.ts'

const test = testsOfOneServer.extend<{ line: Awaited<ReturnType<typeof createLine>> }>({
  line: async ({ server }, use) => {
    const line = await createLine(server.url)
    await use(line)
    await line.cut()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// They run one after the other: two at the same time would start two servers, and the worker starts at the end of the
// last one.
test.describe.configure({ mode: 'default' })

const noResponse = 'Máy chủ không phản hồi. Vui lòng thử lại.'
/** The retry button of the notice with the announced message. */
const retryIn = (message: Locator) =>
  message.page().locator('[data-component="Notice"]').filter({ has: message }).getByRole('button', { name: 'Thử lại' })

test('a list that could not be loaded shows an error with a retry; so does a request while the database is locked', async ({
  page,
  server,
}) => {
  await openDashboard(page)
  const database = new Database(server.databaseFile)
  database.exec('ALTER TABLE instances RENAME TO away')
  await page.reload()
  const list = page.getByRole('tabpanel')
  await expect(list.getByRole('alert')).toContainText('Không tải được danh sách VPS')
  await expect(list.getByRole('alert')).toContainText(/^(?!.*500).*Hệ thống gặp lỗi. Vui lòng thử lại./)
  // The list says it for the figures, too, and its button loads all that failed again.
  await expect(page.getByRole('status').filter({ hasText: 'Không tải được một số số liệu' })).toBeHidden()
  await expect(figures(page).getByText('Không tải được số liệu').first()).toBeAttached()
  await expect(figures(page).getByText(dong('0'))).toBeVisible()
  database.exec('ALTER TABLE away RENAME TO instances')
  await list.getByRole('button', { name: 'Thử lại' }).click()
  await expect(list.getByText('Bạn chưa có VPS nào')).toBeVisible()
  await expect(figures(page).getByText('/ 0')).toBeVisible()

  // Another process holds the write lock.
  database.exec('BEGIN IMMEDIATE')
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: '200.000' }).click()
  await dialog.getByRole('radio', { name: /MoMo/ }).check()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Lỗi' })).toHaveText(
    'Lỗi tạo yêu cầu nạp tiền503: Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  )
  await expect(notifications(page)).toBeEmpty()
  await expect(dialog.getByRole('textbox', { name: /Số tiền/ })).toHaveValue('200.000')
  database.exec('ROLLBACK')
  database.close()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  await page.waitForURL(/\/sandbox\/pay/)
  await page.goto('/dashboard?tab=wallet')
  await expect(list.getByRole('listitem').filter({ hasText: dong('200.000') })).toHaveCount(1)
})

test('while the server is down the public pages show what happened and keep what was typed', async ({ page, line }) => {
  await page.goto('/')
  await waitForHydration(page)
  const login = page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })
  await login.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('lan@khachhang.test')
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('mat-khau-cua-lan')
  await line.cut()
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog.locator('[data-component="Notice"]')).toContainText('Đăng nhập thất bại')
  await expect(dialog.locator('[data-component="Notice"]')).toContainText(noResponse)
  await expect(dialog.getByLabel('Email')).toHaveValue('lan@khachhang.test')
  await expect(dialog.getByRole('textbox', { name: 'Mật khẩu' })).toHaveValue('mat-khau-cua-lan')
})

test('without the server, the categories still show their products, which are in the page', async ({ page, line }) => {
  await page.goto('/products/vps')
  await waitForHydration(page)
  await line.cut()
  await page.getByRole('link', { name: 'GPU Computing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPU Computing')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a failed change in the back-office shows a toast with the message of the spec, and the rows stay', async ({
  page,
  line,
}) => {
  await enterBackOffice(page)
  // Opens the dialogs once, so that their code is loaded before the server is killed; `lazy-modules.spec.ts` tests the other case.
  await page.getByRole('tab', { name: 'VPS' }).click()
  const running = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Đang chạy' }) })
    .first()
  await changeStatus(running, 'Tạm ngưng…')
  await page.getByRole('dialog').getByRole('button', { name: 'Giữ nguyên' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  const email = 'customer@sen.test'
  const row = page.getByRole('row', { name: email })
  const edit = row.getByRole('button', { name: `Sửa số dư: ${email}` })
  const dialog = page.getByRole('dialog', { name: 'Sửa số dư' })
  await edit.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await changeStatus(row, 'Khóa…')
  await page.getByRole('dialog').getByRole('button', { name: 'Không khóa' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await line.cut()
  await lock(page, email)
  await expect(notifications(page)).toContainText('Cập nhật thất bại')
  await expect(notifications(page)).toContainText(`Failed to update user status. ${noResponse}`)
  await expect(row).toBeVisible()

  await edit.click()
  await dialog.getByLabel('Số dư mới').fill('120000')
  await dialog.getByLabel('Số dư mới').press('Enter')
  await expect(notifications(page)).toContainText(`Failed to update user balance. ${noResponse}`)
  await expect(dialog.getByLabel('Số dư mới')).toHaveValue('120000')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'VPS' }).click()
  await suspend(running)
  await expect(notifications(page)).toContainText(`Failed to update VPS status. ${noResponse}`)
  await page.keyboard.press('Escape')

  for (const [tab, failure] of [
    ['Giao dịch', 'Failed to fetch transactions'],
    ['Hỗ trợ', 'Failed to fetch tickets'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  }
  await line.join()
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('table', { name: 'Yêu cầu hỗ trợ' }).getByRole('row')).not.toHaveCount(1)
})

test('while the server is down the dashboard keeps its data and a typed order, and continues afterwards', async ({
  page,
  server,
  line,
}) => {
  await openDashboard(page, { balance: '200000' })
  const order = await fillInOrder(page, 'web-01')

  await line.cut()
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(order.getByRole('alert').filter({ hasText: 'Lỗi' })).toHaveText(`Lỗi tạo VPS${noResponse}`)
  await expect(notifications(page)).toBeEmpty()
  await expect(order.getByLabel('Tên VPS')).toHaveValue('web-01')
  await expect(order.getByRole('radio', { name: 'Debian 13' })).toBeChecked()

  await line.join()
  await order.getByRole('button', { name: 'Đặt VPS' }).dblclick()
  await expect(order).toBeHidden()
  const instance = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'web-01' })
  await expect(instance).toHaveCount(1)
  await expect(figures(page).getByText(dong('165.700'))).toBeVisible()

  // The server is down again, while the instance is still being created and polled.
  await line.cut()
  const failure = page.getByRole('status').filter({ hasText: 'Không tải được một số số liệu' })
  await expect(failure).toContainText(noResponse)
  await expect(instance).toBeVisible()
  await expect(figures(page).getByText(dong('165.700'))).toBeVisible()
  await retryIn(failure).click()
  await expect(failure).toBeVisible()

  // Signing out fails: the customer stays signed in, and a toast says so.
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(notifications(page)).toContainText('Chưa đăng xuất được')

  await line.join()
  // What is polled recovers by itself; the button only makes it sooner.
  await expect(async () => {
    if (await failure.isVisible()) await retryIn(failure).click({ timeout: 1000 })
    await expect(failure).toBeHidden({ timeout: 1000 })
  }).toPass()
  // The instance is polled again until it is active.
  await server.startWorker()
  await expect(instance.getByText('Đang chạy')).toBeVisible()
  await expect(instance).toHaveCount(1)
})
