import type { Locator, Page } from 'playwright/test'
import { reportTransfer } from './bank.ts'
import { expect, test } from './test.ts'
import { dong, figures, fillInOrder, openDashboard, topUp } from './users.ts'

/** The memo that a page or a dialog asks for. */
const memoIn = async (place: Page | Locator) => (await place.getByText(/^SEN[0-9A-Z]{8}$/).textContent()) ?? ''
/** How to pay, from the dashboard of a new customer. */
async function askFor(page: Page, quickAmount: string) {
  await openDashboard(page)
  await topUp(page, quickAmount, /Chuyển khoản/)
  await expect(page.getByRole('heading', { level: 1, name: `Nạp ${dong(quickAmount)} vào ví` })).toBeVisible()
  return memoIn(page)
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
/** A reload would lose it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, { tag: width === 360 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height: 740 } })

    test('a top-up by bank transfer says how to pay, and by itself that the money is there', async ({ page }) => {
      const memo = await askFor(page, '200.000')
      await expect(page).toHaveURL(/\/dashboard\/topup\/[\w-]+$/)
      await expect(page.getByRole('img', { name: `Mã VietQR để chuyển ${dong('200.000')}` })).toBeVisible()
      await expect(page.getByText('CONG TY TNHH SEN CLOUD')).toBeVisible()
      await expect(page.getByText(/^còn 23:5\d:\d\d$/)).toBeVisible()
      await mark(page)

      // The memo is written as banks write it: in lower case, with words around it.
      await reportTransfer(page, { amount: 200_000, content: `MBVCB.3278907687.${memo.toLowerCase()} CT tu 0349` })
      await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(dong('200.000'))
      expect(await isSamePage(page)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await page.getByRole('link', { name: 'Về ví' }).click()
      const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '200.000' })
      await expect(row).toContainText(`Số dư sau giao dịch: ${dong('200.000')}`)
    })
  })
}

test('a customer who says that the money was sent can see the code again; less than was asked for is in the wallet, and the rest follows', async ({
  page,
}) => {
  const memo = await askFor(page, '500.000')
  await page.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click()
  await expect(heading(page, 'Đang tìm khoản chuyển của bạn')).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Xem lại mã QR' }).click()
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible()
  await reportTransfer(page, { amount: 300_000, content: memo })
  await expect(heading(page, `Đã nhận ${dong('300.000')}, còn thiếu ${dong('200.000')}`)).toBeVisible()
  expect(await memoIn(page)).toBe(memo)
  await reportTransfer(page, { amount: 200_000, content: memo })
  await expect(heading(page, `Đã nhận ${dong('500.000')}`)).toBeVisible()
})

test('the row in the wallet leads back to a pending transfer; a cancelled one can be asked for again, and money with the old memo is credited all the same', async ({
  page,
}) => {
  const memo = await askFor(page, '200.000')
  const address = page.url()
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '200.000' })
  const openWallet = () => page.getByRole('link', { name: 'Ví', exact: true }).click()
  await openWallet()
  await row.getByRole('button', { name: /^Nạp/ }).click()
  await expect(page.getByText(memo, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Hủy yêu cầu' }).click()
  await expect(heading(page, 'Đã hủy yêu cầu nạp')).toBeFocused()
  // The wallet knows it at once.
  await openWallet()
  await expect(row).toContainText('Đã hủy')
  await page.goto(address)
  await page.getByRole('button', { name: `Tạo mã mới ${dong('200.000')}` }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByText(/^SEN[0-9A-Z]{8}$/)).not.toHaveText(memo)

  await page.clock.install()
  await page.goto(address)
  await expect(heading(page, 'Đã hủy yêu cầu nạp')).toBeVisible()
  await reportTransfer(page, { amount: 200_000, content: memo })
  // An event tells the page, or, while it has no stream yet, the page asks again ten seconds later.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(heading(page, `Đã nhận ${dong('200.000')}`)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a page that is offline says that it does not learn of money, until it is online again', async ({ page }) => {
  await askFor(page, '100.000')
  await page.context().setOffline(true)
  const notice = page.getByText('Mất kết nối, đang thử lại')
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByText('Đang chờ tiền về')).toBeVisible()
})

test('without script the page leads to bank, account and memo', async ({ page, browser }) => {
  const memo = await askFor(page, '100.000')
  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    locale: 'vi-VN',
  })
  const reader = await plain.newPage()
  await reader.goto(page.url())
  await reader.getByRole('link', { name: 'Xem thông tin chuyển khoản không cần JavaScript' }).click()
  await expect(reader.getByText(memo)).toBeVisible()
  await expect(reader.getByText('CONG TY TNHH SEN CLOUD')).toBeVisible()
  await plain.close()
})

test('an order that the wallet cannot pay completes itself when the transfer arrives', async ({ page }) => {
  await openDashboard(page)
  const order = await fillInOrder(page, 'cua-hang-cua-lan')
  await order.getByRole('button', { name: /^Nạp \d/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('radio', { name: /Chuyển khoản/ }).check()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()

  const payment = page.getByRole('dialog', { name: `Nạp ${dong('50.000')}` })
  await reportTransfer(page, { amount: 50_000, content: await memoIn(payment) })
  await expect(payment.getByRole('heading', { name: `Đã nhận ${dong('50.000')}` })).toBeVisible()
  await expect(payment.getByText('Đơn hàng cua-hang-cua-lan đã hoàn tất')).toBeVisible()
  await payment.getByRole('button', { name: 'Xem VPS' }).click()
  await expect(page).toHaveURL(/\/dashboard\?vps=/)
  await page.goto('/dashboard')
  await expect(page.getByRole('tabpanel').getByRole('row', { name: /cua-hang-cua-lan/ })).toBeVisible()
  await expect(figures(page).getByText(dong('15.700'))).toBeVisible()
})

test('an order that waits is on the dashboard with the way to pay, also for the rest, and makes room for its VPS', async ({
  page,
}) => {
  await openDashboard(page)
  const order = await fillInOrder(page, 'cua-hang-cua-lan')
  await order.getByRole('button', { name: /^Nạp \d/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('radio', { name: /Chuyển khoản/ }).check()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  const memo = await memoIn(page.getByRole('dialog', { name: `Nạp ${dong('50.000')}` }))
  await page.keyboard.press('Escape')

  const row = page.getByRole('list', { name: 'Đơn hàng đang chờ thanh toán' }).getByRole('listitem')
  await expect(row).toContainText(`Còn thiếu ${dong('34.300')}`)
  await expect(page.getByRole('button', { name: 'Đặt VPS đầu tiên' })).toBeHidden()
  await reportTransfer(page, { amount: 20_000, content: memo })
  await expect(row).toContainText(`Còn thiếu ${dong('14.300')}`)
  await page.goto('/dashboard?tab=wallet')
  await expect(row).toContainText('cua-hang-cua-lan')
  await expect(page.getByRole('tabpanel').getByText('Cho đơn cua-hang-cua-lan')).toBeVisible()

  // Another order is not told that money is missing while this one waits.
  await page.goto('/dashboard')
  const next = await fillInOrder(page, 'cua-hang-thu-hai', '49.000')
  await expect(next.getByText(/^Đơn hàng cua-hang-cua-lan đang chờ thanh toán/)).toBeVisible()
  await expect(next.getByText(/^Số dư không đủ/)).toBeHidden()
  await page.keyboard.press('Escape')

  await row.getByRole('link', { name: 'Thanh toán đơn hàng cua-hang-cua-lan' }).click()
  await expect(heading(page, `Đã nhận ${dong('20.000')}, còn thiếu ${dong('30.000')}`)).toBeVisible()
  expect(await memoIn(page)).toBe(memo)
  await page.goBack()
  await expect(row).toBeVisible()
  await mark(page)
  await reportTransfer(page, { amount: 30_000, content: memo })
  await expect(page.getByRole('tabpanel').getByRole('row', { name: /cua-hang-cua-lan/ })).toBeVisible()
  await expect(row).toBeHidden()
  expect(await isSamePage(page)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the code is saved as a picture, and a bank app is opened with account, amount and memo', async ({ page }) => {
    const memo = await askFor(page, '100.000')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Lưu ảnh QR' }).tap()
    expect((await saved).suggestedFilename()).toBe(`${memo}.png`)
    await page.getByRole('button', { name: 'Mở app ngân hàng' }).tap()
    await expect(page.getByRole('menuitem', { name: 'MB Bank' })).toHaveAttribute(
      'href',
      `https://dl.vietqr.io/pay?app=mb&ba=0123456789%40vcb&am=100000&tn=${memo}`,
    )
  })
})
