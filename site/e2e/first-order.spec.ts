import { randomUUID } from 'node:crypto'
import { expect, test } from './test.ts'
import { dong, enterBackOffice, figures, fillInOrder, notifications, openDashboard, topUp } from './users.ts'

test('a customer sees the four figures and the VPS tab, and changes the theme', { tag: '@long' }, async ({ page }) => {
  await openDashboard(page)
  for (const figure of ['Số dư ví', 'VPS đang chạy', 'Yêu cầu chưa đóng', 'Chi tiêu tháng này']) {
    await expect(figures(page).getByText(figure)).toBeVisible()
  }
  await expect(page.getByRole('tab')).toHaveText(['Tổng quan', 'VPS', 'Ưu đãi', 'Ví', 'Hỗ trợ'])
  await expect(page.getByRole('tab', { name: 'VPS', selected: true })).toBeVisible()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Chuyển sang giao diện sáng' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a bank transfer stays pending, while a top-up by MoMo is shown when MoMo confirms it, without a reload', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  // Its button takes the place of the one beside the greeting.
  await expect(page.getByRole('region', { name: 'Số dư hiện tại' })).toBeVisible()
  await topUp(page, '100.000', /Chuyển khoản/)
  // How to pay it is a page of its own.
  await page.getByRole('link', { name: 'Ví', exact: true }).click()
  const history = page.getByRole('tabpanel').getByRole('listitem')
  await expect(history.filter({ hasText: dong('100.000') })).toContainText('Đang xử lý')

  await topUp(page, '200.000')
  // Success is silent: the row has the balance after it, and the level has risen to it.
  const paid = history.filter({ hasText: `+${dong('200.000')}` })
  await expect(paid).toContainText(`Số dư sau giao dịch: ${dong('200.000')}`)
  await expect(paid).not.toContainText('Đang xử lý')
  const level = page.getByRole('figure', { name: /^Số dư ví từ/ })
  await expect(level.getByRole('button', { name: /^Hôm nay .*: số dư 200\.000/ })).toBeVisible()
  await expect(level.getByRole('button', { name: /: cộng 200\.000\s₫, .*MoMo/ })).toBeVisible()
  // The wallet says the balance itself: the figures say the next charge instead, of which there is none.
  await expect(figures(page)).toContainText('Không có')
})

test('an instance that cannot be created is refunded and listed for the admin, who can only dismiss it, since there is nothing to retry', async ({
  page,
}) => {
  const customer = await openDashboard(page, { balance: '100000' })
  const name = `fail-${randomUUID().slice(0, 8)}`
  const dialog = await fillInOrder(page, name)
  await dialog.getByRole('button', { name: 'Đặt VPS' }).dblclick()
  // The page shows it without a reload.
  await expect(page.getByRole('row', { name }).getByText('Không tạo được', { exact: true })).toBeVisible()
  await expect(figures(page).getByText(dong('100.000'))).toBeVisible()
  // A double click orders only once.
  await page.getByRole('tab', { name: 'Ví' }).click()
  const refunds = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: `+${dong('34.300')}` })
  await expect(refunds).toHaveCount(1)

  await enterBackOffice(page)
  const row = page.getByRole('region', { name: 'Tác vụ thất bại' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(customer.email)
  await expect(row).toContainText('Hệ thống khởi tạo không nhận tên này')
  await expect(row).toContainText('Đã hoàn tiền cho khách; không còn gì để thử lại.')
  await expect(row.getByRole('button', { name: /^Thử lại/ })).toHaveCount(0)
  await row.getByRole('button', { name: /^Bỏ qua/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ qua tác vụ' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(row).toHaveCount(0)
})

test('what was chosen for an order is there after a reload, until it is ordered', { tag: '@long' }, async ({
  page,
}) => {
  await openDashboard(page, { balance: '100000' })
  await fillInOrder(page, 'draft-01')
  await page.reload()
  const open = page.getByRole('button', { name: 'Đặt VPS', exact: true }).first()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await expect(dialog.getByLabel('Tên VPS')).toHaveValue('draft-01')
  await expect(dialog.getByRole('radio', { name: /Debian 13/ })).toBeChecked()
  await expect(dialog.getByText(dong('34.300')).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(page.getByRole('row', { name: /draft-01/ })).toBeVisible()
  await page.reload()
  await open.click()
  await expect(dialog.getByRole('radio', { name: 'Basic', exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Tên VPS')).toHaveValue('')
})
