import { randomUUID } from 'node:crypto'
import { test } from './own-server.ts'
import { expect, test as testOfSharedServer } from './test.ts'
import { dong, enterBackOffice, figures, notifications, openDashboard, searchFor, topUp } from './users.ts'

const cancelled = 'Đã hủy'
const openDialog = async (page: Parameters<typeof topUp>[0]) => {
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  return page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
}

testOfSharedServer(
  'a pending top-up can be cancelled in the wallet, and cannot be settled afterwards',
  async ({ page }) => {
    const customer = await openDashboard(page)
    await topUp(page, '500.000', /Chuyển khoản/)
    await page.getByRole('link', { name: 'Ví', exact: true }).click()
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '500.000' })
    await row.getByRole('button', { name: /^Hủy khoản nạp 500.000/ }).click()
    const confirmation = page.getByRole('dialog', { name: /^Hủy khoản nạp 500.000/ })
    await expect(confirmation).toContainText('Nếu bạn đã thanh toán')
    await confirmation.getByRole('button', { name: 'Giữ lại' }).click()
    await expect(confirmation).toBeHidden()
    await expect(row).toContainText('Đang xử lý')

    await row.getByRole('button', { name: /^Hủy khoản nạp/ }).click()
    await confirmation.getByRole('button', { name: 'Hủy khoản nạp' }).click()
    await expect(confirmation).toBeHidden()
    await expect(notifications(page)).toContainText('Đã hủy khoản nạp tiền')
    await expect(row).toContainText(cancelled)
    await expect(row.getByRole('button', { name: /^Hủy/ })).toHaveCount(0)
    // The button was removed, so the focus moved to the tab's panel.
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await expect(figures(page).getByText(dong('0')).first()).toBeVisible()

    await enterBackOffice(page)
    await page.getByRole('tab', { name: 'Giao dịch' }).click()
    await searchFor(page, customer.email)
    const line = page.getByRole('row').filter({ hasText: customer.email }).filter({ hasText: '500.000' })
    await expect(line).toBeVisible()
    await expect(line.getByRole('button', { name: /^Duyệt/ })).toHaveCount(0)
  },
)

testOfSharedServer(
  'cancelling a top-up that an admin has just completed shows an error in the dialog, and its new status',
  async ({ page }) => {
    await openDashboard(page)
    await topUp(page, '200.000', /Chuyển khoản/)
    await expect(page).toHaveURL(/\/topup\//)
    const { user } = await (await page.request.get('/api/auth/me')).json()
    const [{ id }] = await (await page.request.get(`/api/wallet/transactions/${user.id}`)).json()
    await page.getByRole('link', { name: 'Ví', exact: true }).click()
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '200.000' })
    await row.getByRole('button', { name: /^Hủy khoản nạp/ }).click()
    const confirmation = page.getByRole('dialog', { name: /^Hủy khoản nạp 200.000/ })
    await expect(confirmation).toBeVisible()

    const signedIn = await page.request.post('/api/admin/auth', {
      data: { email: 'admin@sen.test', password: 'admin-demo' },
    })
    const headers = { authorization: `Bearer ${(await signedIn.json()).token}`, 'idempotency-key': randomUUID() }
    const settle = { headers, data: { status: 'completed' } }
    expect((await page.request.patch(`/api/admin/transactions/${id}/status`, settle)).status()).toBe(200)

    await confirmation.getByRole('button', { name: 'Hủy khoản nạp' }).click()
    await expect(confirmation.getByText(/^409: Chỉ có thể hủy khoản nạp tiền đang xử lý/)).toBeVisible()
    await confirmation.getByRole('button', { name: 'Giữ lại' }).click()
    await expect(row).toContainText(`Số dư sau giao dịch: ${dong('200.000')}`)
    await expect(row).not.toContainText('Đang xử lý')
    const level = page.getByRole('figure', { name: /^Số dư ví từ/ })
    await expect(level.getByRole('button', { name: /^Hôm nay .*: số dư 200\.000/ })).toBeVisible()
  },
)

// `gateways.spec.ts` has a server with other methods.
test.describe('a server with two payment methods', { tag: '@long' }, () => {
  test.use({ settings: { PAYMENT_METHODS: 'momo,bank_transfer' } })

  test('offers only these in the dialog, in the usual order', async ({ page }) => {
    await openDashboard(page)
    const dialog = await openDialog(page)
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/Chuyển khoản/)
    await expect(dialog.getByRole('radio').last()).toHaveAccessibleName(/MoMo/)
    await page.keyboard.press('Escape')
    await topUp(page, '100.000')
    await page.getByRole('tab', { name: 'Ví' }).click()
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '100.000' })
    await expect(row).toContainText('Đang xử lý')
  })
})

test.describe('a server without payment methods', { tag: '@long' }, () => {
  test.use({ settings: { PAYMENT_METHODS: 'none' } })

  test('explains in the dialog that top-ups are not possible, and what to do', async ({ page }) => {
    await openDashboard(page)
    const dialog = await openDialog(page)
    await expect(dialog.getByText('Tạm ngưng nạp tiền')).toBeVisible()
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Đóng', exact: true }).last().click()
    await expect(dialog).toBeHidden()
  })
})
