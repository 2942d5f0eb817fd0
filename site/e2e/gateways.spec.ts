import type { Page } from 'playwright/test'
import { testsOfOneServer as test } from './own-server.ts'
import { expect } from './test.ts'
import { dong, openDashboard } from './users.ts'

// Nothing is paid by itself: the customer does it.
test.use({
  settings: { PAYMENT_METHODS: 'payos,momo,bank_transfer,zalopay,vnpay', SANDBOX_DELAY_MS: '600000' },
  viewport: { width: 390, height: 780 },
})

// They run one after the other: two at the same time would start two servers.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ server }) => server.startWorker())

/** Asks for 200.000 ₫ on a phone by a method. */
async function ask(page: Page, method: RegExp) {
  await openDashboard(page)
  await choose(page, method)
}
async function choose(page: Page, method: RegExp) {
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: '200.000' }).click()
  await dialog.getByRole('radio', { name: method }).check()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

for (const [name, method] of [
  ['MoMo', /MoMo/],
  ['ZaloPay', /ZaloPay/],
  ['VNPay', /VNPay/],
] as const) {
  // MoMo is paid at below, after a failure.
  const tag = name === 'VNPay' ? [] : '@long'
  test(`a customer who pays at ${name} comes back to the money in the wallet`, { tag }, async ({ page }) => {
    await ask(page, method)
    await expect(page.getByRole('heading', { name: `Thanh toán qua ${name}` })).toBeVisible()
    await page.getByRole('button', { name: 'Thanh toán' }).click()
    await expect(page).toHaveURL(/\/dashboard\/topup\//)
    await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible()
  })
}

test('a payment that fails at MoMo can be asked for again, and a customer who leaves its page finds the way back', async ({
  page,
}) => {
  await ask(page, /MoMo/)
  await page.getByRole('button', { name: 'Thất bại' }).click()
  await expect(heading(page, 'Khoản nạp chưa hoàn tất')).toBeVisible()
  await page.getByRole('button', { name: `Nạp lại ${dong('200.000')} qua MoMo` }).click()
  await page.getByRole('button', { name: 'Rời trang, chưa trả' }).click()
  await expect(page.getByText('Đang chờ MoMo xác nhận')).toBeVisible()
  await page.getByRole('link', { name: 'Mở trang MoMo' }).click()
  await page.getByRole('button', { name: 'Thanh toán' }).click()
  await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible()
})

test('a payment that fails at ZaloPay, which reports only success, has failed on the page too', async ({ page }) => {
  await ask(page, /ZaloPay/)
  await page.getByRole('button', { name: 'Thất bại' }).click()
  await expect(heading(page, 'Khoản nạp chưa hoàn tất')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('only the methods of the server are offered, in the usual order; the bank scans the picture that the page saves', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const methods = page.getByRole('dialog', { name: 'Nạp tiền vào ví' }).getByRole('radio')
  await expect(methods).toHaveCount(5)
  await expect(methods.first()).toHaveAccessibleName(/Chuyển khoản/)
  await page.keyboard.press('Escape')
  await choose(page, /Chuyển khoản/)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lưu ảnh QR' }).click()
  const picture = await (await saving).path()
  const bank = await context.newPage()
  await bank.goto('/sandbox/bank')
  await bank.getByLabel('Hoặc chọn ảnh mã QR').setInputFiles({
    name: 'none.png',
    mimeType: 'image/png',
    buffer: await page.locator('header').first().screenshot(),
  })
  await expect(bank.getByRole('alert')).toHaveText(/^Không thấy mã QR/)
  await bank.getByLabel('Hoặc chọn ảnh mã QR').setInputFiles(picture)
  await bank.getByRole('button', { name: 'Chuyển tiền' }).click()
  await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible()
})

test('the code of payOS is on our page, and its bank says the rest', async ({ page, context }) => {
  await ask(page, /payOS/)
  await expect(page.getByRole('img', { name: `Mã VietQR để chuyển ${dong('200.000')}` })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { payment } = await (await page.request.get(`/api/wallet/payments/${id}`)).json()
  const bank = await context.newPage()
  await bank.goto(`/sandbox/bank?qr=${encodeURIComponent(payment.qr)}`)
  await bank.getByRole('button', { name: 'Chuyển tiền' }).click()
  await expect(bank.getByText('Thông báo đã gửi')).toBeVisible()
  await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible()
})
