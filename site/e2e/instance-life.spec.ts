import { expect, newIsolatedPage, test } from './test.ts'
import { dong, enterBackOffice, figures, fillInOrder, openDashboard, suspend } from './users.ts'

test('an order requires a top-up, then creates an instance that an admin can suspend', async ({ page, browser }) => {
  const customer = await openDashboard(page)
  const dialog = await fillInOrder(page, 'cửa-hàng-của-lan')
  await expect(dialog.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Đặt VPS' })).toBeDisabled()

  // The order is placed with the top-up, and waits for its money.
  await dialog.getByRole('button', { name: /^Nạp \d/ }).click()
  const topUpDialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUpDialog.getByRole('button', { name: '200.000' }).click()
  await topUpDialog.getByRole('radio', { name: /MoMo/ }).check()
  await topUpDialog.getByRole('button', { name: /^Nạp/ }).click()
  await expect(topUpDialog).toBeHidden()
  await page.goto('/dashboard')
  const instance = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'cửa-hàng-của-lan' })
  await expect(instance.getByText('Đang chạy')).toBeVisible()
  await expect(instance.getByText(/^\d+\.\d+\.\d+\.\d+$/)).toBeVisible()
  await expect(figures(page).getByText(dong('165.700'))).toBeVisible()
  await expect(figures(page).getByText(dong('34.300'))).toBeVisible()
  await expect(figures(page).getByText('1', { exact: true })).toBeVisible()
  await expect(figures(page).getByText('/ 1')).toBeVisible()

  const office = await newIsolatedPage(browser)
  await enterBackOffice(office)
  await office.getByRole('tab', { name: 'VPS' }).click()
  const row = office.getByRole('row', { name: customer.email })
  await expect(row).toContainText('cửa-hàng-của-lan')
  await suspend(row)
  // The text is in the toast and in its live region.
  await expect(office.getByText('Cập nhật thành công').first()).toBeVisible()
  await expect(row.getByText('Tạm ngưng').first()).toBeVisible()
  await office.context().close()

  await page.reload()
  await expect(page.getByRole('tabpanel').getByText('Tạm ngưng', { exact: true })).toBeVisible()
})
