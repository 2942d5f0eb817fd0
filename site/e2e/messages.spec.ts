import { hold } from './hold.ts'
import { expect, test } from './test.ts'
import {
  dong,
  figures,
  fillInOrder,
  guide,
  newUser,
  notifications,
  openDashboard,
  openFirstDashboard,
} from './users.ts'

test('the register dialog shows each missing or invalid field with the message of the spec', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
  const dialog = page.getByRole('dialog')
  const send = () => dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await send()
  await expect(notifications(page)).toContainText('Lỗi')
  await expect(notifications(page)).toContainText('Vui lòng điền đầy đủ thông tin')
  await dialog.getByLabel('Email').fill('lan@khachhang.test')
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill('mat-khau')
  await send()
  await expect(dialog.getByLabel('Họ và tên')).toHaveAccessibleDescription('Vui lòng nhập họ tên')
  await dialog.getByLabel('Họ và tên').fill('Lan')
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill('mat-khac')
  await send()
  await expect(dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' })).toHaveAccessibleDescription(
    'Mật khẩu xác nhận không khớp',
  )

  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog.getByText('Chưa có tài khoản?')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Đăng ký ngay' }).click()
  await expect(dialog.getByText('Đã có tài khoản?')).toBeVisible()
  // Typed values are kept, except passwords.
  await expect(dialog.getByLabel('Email')).toHaveValue('lan@khachhang.test')
  await expect(dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true })).toHaveValue('')
})

test('the login and register buttons are busy while a request is pending', { tag: '@long' }, async ({ page }) => {
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Họ và tên').fill('Lan Nguyễn')
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  const registration = await hold(page, '**/api/auth/register')
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Đang đăng ký...' })).toBeDisabled()
  registration.release()
  await expect(dialog).toBeHidden()

  await page.goto('/login')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  const login = await hold(page, '**/api/auth/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible()
  login.release()
  await expect(page).toHaveURL('/')
})

test('the order and top-up buttons are busy while a request is pending', { tag: '@long' }, async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const topUp = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUp.getByRole('button', { name: '500.000' }).click()
  await topUp.getByRole('radio', { name: /MoMo/ }).check()
  const deposit = await hold(page, '**/api/wallet/deposit')
  await topUp.getByRole('button', { name: /^Nạp/ }).click()
  await expect(topUp.getByRole('button', { name: 'Đang tạo yêu cầu…' })).toBeVisible()
  deposit.release()
  // This is MoMo's page, which the customer leaves again.
  await page.waitForURL(/\/sandbox\/pay/)
  await page.goto('/dashboard')
  // It includes the bonus of this amount.
  await expect(figures(page).getByText(dong('600.000'))).toBeVisible()
  const order = await fillInOrder(page, 'web-01')
  await expect(order.getByText('Số dư không đủ')).toHaveCount(0)
  const sent = await hold(page, '**/api/vps/order')
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(order.getByRole('button', { name: 'Đang tạo VPS…' })).toBeVisible()
  sent.release()
  await expect(notifications(page)).toContainText('Đặt VPS thành công')
})

test('the order dialog shows what is not chosen, limits names to 50 characters, and offers the systems of the plan', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Đặt VPS', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await dialog.getByRole('button', { name: 'Đặt VPS' }).click()
  for (const message of [
    'Please select a VPS plan',
    'Please select a server location',
    'VPS name is required',
    'Please select an operating system',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await dialog.getByLabel('Tên VPS').fill('m'.repeat(51))
  await expect(dialog.getByText('Name must be less than 50 characters')).toBeVisible()
  await dialog.getByLabel('Tên VPS').fill('m'.repeat(50))
  await expect(dialog.getByText('Name must be less than 50 characters')).toBeHidden()

  for (const [plan, facts] of [
    ['Basic', ['1\u00a0vCPU · 1\u00a0GB\u00a0RAM · 20\u00a0GB\u00a0SSD', '1\u00a0TB/tháng', '49.000', '490.000']],
    ['Standard', ['2\u00a0vCPU · 2\u00a0GB\u00a0RAM · 40\u00a0GB\u00a0SSD', '2\u00a0TB/tháng', '89.000', '890.000']],
    ['Pro', ['4\u00a0vCPU · 4\u00a0GB\u00a0RAM · 80\u00a0GB\u00a0SSD', '4\u00a0TB/tháng', '159.000', '1.590.000']],
  ] as const) {
    await dialog.getByRole('radio', { name: plan, exact: true }).check()
    const [yearly, ...others] = facts.toReversed()
    for (const fact of others) await expect(dialog.getByText(fact).first()).toBeVisible()
    await dialog.getByRole('radio', { name: /Theo năm/ }).check()
    await expect(dialog.getByText(yearly ?? '').first()).toBeVisible()
    await dialog.getByRole('radio', { name: /Theo tháng/ }).check()
  }
  await expect(dialog.getByText('Tiết kiệm 10%')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /Windows Server 2019/ })).toBeVisible()
  for (const name of ['Ubuntu 22.04 LTS', 'CentOS 7', 'Debian 11', 'TP. Hồ Chí Minh', 'Hà Nội', 'Singapore', 'Tokyo']) {
    await expect(dialog.getByRole('radio', { name: new RegExp(name) })).toBeVisible()
  }
  await dialog.getByRole('radio', { name: 'Basic', exact: true }).check()
  await expect(dialog.getByRole('radio', { name: /Windows Server 2019/ })).toHaveCount(0)
})

test('the top-up dialog shows missing values, the minimum amount, and the fee of each method', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(dialog.getByText('Số tiền không được để trống')).toBeVisible()
  await expect(dialog.getByText('Vui lòng chọn phương thức thanh toán')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Số tiền/ }).fill('49999')
  await expect(dialog.getByText('Số tiền tối thiểu là 50,000 VND')).toBeVisible()
  for (const amount of ['100.000', '200.000', '500.000', '1.000.000', '2.000.000', '5.000.000']) {
    await dialog.getByRole('button', { name: new RegExp(`^${amount}`) }).click()
    await expect(dialog.getByRole('textbox', { name: /Số tiền/ })).toHaveValue(amount)
  }
  await dialog.getByRole('radio', { name: /Tiền mã hóa/ }).check()
  await expect(dialog.getByText('Phí 1 %')).toBeVisible()
  await expect(dialog.getByText('10–30 phút')).toBeVisible()
  await expect(dialog.getByText('5.050.000')).toBeVisible()
})

test('an order for money that another tab has spent is refused, and the typed values stay', async ({ page }) => {
  // This acts like a proxy that holds events back: otherwise the page would know at once.
  await page.route('**/api/events', () => {})
  await openDashboard(page)
  const deposit = { data: { amount: '50000', paymentMethod: 'momo' } }
  expect((await page.request.post('/api/wallet/deposit', deposit)).ok()).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(figures(page).getByText(dong('50.000'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  // This is the price of what was chosen last, before the other order.
  const quoted = page.waitForResponse(
    (response) => response.url().endsWith('/quote') && !!response.request().postData()?.includes('debian'),
  )
  const order = await fillInOrder(page, 'web-01')
  await quoted
  // Another tab spends the money, which this one still shows.
  const spent = await page.request.post('/api/vps/order', {
    headers: { 'Idempotency-Key': 'a-key-of-the-other-tab-0001' },
    data: {
      planId: 1,
      locationId: 1,
      name: 'web-00',
      operatingSystem: 'debian',
      billingPeriod: 'monthly',
      totalCost: 49_000,
    },
  })
  expect(spent.ok()).toBe(true)

  await expect(order.getByLabel('Tên VPS')).toHaveValue('web-01')
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  // The other order was the first one, with the discount.
  await expect(order.getByRole('status').filter({ hasText: dong('49.000') })).toBeVisible()
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(order.getByRole('alert').filter({ hasText: 'Lỗi' })).toContainText(
    'Lỗi tạo VPS402: Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
  )
  await expect(notifications(page)).toBeEmpty()
  await expect(order.getByLabel('Tên VPS')).toHaveValue('web-01')
})

test('the phone verification reports empty fields, and each step takes 1.5 seconds', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install()
  await openFirstDashboard(page)
  const steps = guide(page)
  await expect(steps.getByRole('heading', { name: 'Chào mừng Lan đến với Sen Cloud' })).toBeVisible()
  await steps.getByRole('button', { name: 'Tiếp theo' }).click()
  await steps.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await expect(steps.getByText('Vui lòng nhập số điện thoại')).toBeVisible()
  await steps.getByRole('textbox', { name: /Số điện thoại/ }).fill('0912 345 678')
  await page.clock.pauseAt(Date.now() + 60_000)
  await steps.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await page.clock.runFor(1499)
  await expect(steps.getByRole('button', { name: 'Đang gửi mã…' })).toBeVisible()
  await page.clock.runFor(1)
  const code = steps.getByRole('textbox', { name: /Mã xác minh/ })
  await expect(code).toBeVisible()
  await page.clock.resume()
  await expect(code).toBeFocused()
  await steps.getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(steps.getByText('Vui lòng nhập mã xác minh')).toBeVisible()
  await code.pressSequentially('1234567')
  await expect(code).toHaveValue('123456')
  await steps.getByRole('button', { name: 'Quay lại' }).click()
  await steps.getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeVisible()
})
