import { dong, enterBackOffice, figures, fillInOrder, newCustomer, topUp } from './people.ts'
import { expect, test } from './test.ts'

test('a customer is greeted with balance, four figures and the VPS tab, and changes the theme', async ({ page }) => {
  await newCustomer(page)
  for (const figure of ['Số dư ví', 'VPS đang hoạt động', 'Yêu cầu đang xử lý', 'Chi tiêu tháng này']) {
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

test('a transfer waits for a person, while a top-up by MoMo is in the wallet when MoMo confirms, without a reload', async ({
  page,
}) => {
  await newCustomer(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  await topUp(page, '100.000', /Chuyển khoản/)
  const history = page.getByRole('tabpanel').getByRole('listitem')
  await expect(history.filter({ hasText: dong('100.000') })).toContainText('Đang xử lý')

  await topUp(page, '200.000')
  await expect(history.filter({ hasText: `+${dong('200.000')}` })).toContainText('Thành công')
  await expect(figures(page).getByText(dong('200.000'))).toBeVisible()
})

test('an order waits for money, then creates an instance that an admin can suspend', async ({ page, browser }) => {
  const customer = await newCustomer(page)
  const dialog = await fillInOrder(page, 'cửa-hàng-của-lan')
  await expect(dialog.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Đặt VPS' })).toBeDisabled()

  // From the order to the money and back: what was chosen is still there.
  await dialog.getByRole('button', { name: 'Nạp tiền' }).click()
  const topUpDialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUpDialog.getByRole('button', { name: '200.000' }).click()
  await topUpDialog.getByRole('radio', { name: /MoMo/ }).check()
  await topUpDialog.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(figures(page).getByText(dong('200.000'))).toBeVisible()

  await page.getByRole('button', { name: 'Đặt VPS', exact: true }).first().click()
  await expect(dialog.getByLabel('Tên VPS')).toHaveValue('cửa-hàng-của-lan')
  await expect(dialog.getByText(dong('151.000'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Đặt VPS' }).click()

  const instances = page.getByRole('tabpanel')
  await expect(instances.getByText('Đang khởi tạo')).toBeVisible()
  await expect(instances.getByText('Đang hoạt động')).toBeVisible()
  await expect(instances.getByText(/^\d+\.\d+\.\d+\.\d+$/)).toBeVisible()
  await expect(figures(page).getByText(dong('151.000'))).toBeVisible()
  await expect(figures(page).getByText(dong('49.000'))).toBeVisible()
  await expect(figures(page).getByText('1', { exact: true })).toBeVisible()
  await expect(figures(page).getByText('Trên tổng số 1 VPS')).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  await enterBackOffice(office)
  await office.getByRole('tab', { name: 'VPS' }).click()
  const row = office.getByRole('row', { name: customer.email })
  await expect(row).toContainText('cửa-hàng-của-lan')
  await row.getByRole('combobox').selectOption('suspended')
  // The notice, and for a second the text that is read out.
  await expect(office.getByText('Cập nhật thành công').first()).toBeVisible()
  await expect(row.getByText('Tạm ngưng').first()).toBeVisible()
  await office.context().close()

  await page.reload()
  await expect(page.getByRole('tabpanel').getByText('Tạm ngưng')).toBeVisible()
})

test('an instance that cannot be made ends as failed, and the money is back, without a reload', async ({ page }) => {
  await newCustomer(page)
  await topUp(page, '100.000')
  await expect(figures(page).getByText(dong('100.000'))).toBeVisible()
  const dialog = await fillInOrder(page, 'fail-01')
  await dialog.getByRole('button', { name: 'Đặt VPS' }).dblclick()
  await expect(page.getByRole('tabpanel').getByText('Thất bại')).toBeVisible()
  await expect(figures(page).getByText(dong('100.000'))).toBeVisible()
  // Pressed twice, ordered once.
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: `+${dong('49.000')}` }),
  ).toHaveCount(1)
})
