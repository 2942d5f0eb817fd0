import { expect, test } from './test.ts'
import { createSignedInUser, newUser, notifications, waitForHydration } from './users.ts'

test('a visitor registers in the dialog of the landing page and stays there, signs out, and logs in the same way', async ({
  page,
}) => {
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng ký ngay' }).click()
  await dialog.getByLabel('Họ và tên').fill('Lan Nguyễn Thị')
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()

  const toasts = notifications(page)
  await expect(toasts).toContainText('Đăng ký thành công')
  await expect(toasts).toContainText('Tài khoản của bạn đã được tạo thành công')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(JSON.parse(stored.userData ?? '')).toMatchObject({ id: stored.authToken, firstName: 'Lan' })

  await page.getByRole('button', { name: 'Lan' }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khong-phai')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog.locator('[data-component="Notice"]')).toHaveText(
    'Đăng nhập thất bại401: Email hoặc mật khẩu không đúng.',
  )

  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(toasts).toContainText('Chào mừng bạn quay trở lại')
  await expect(page.getByRole('button', { name: 'Lan' })).toBeVisible()
})

test('an empty form shows what is missing, at the fields and in a toast', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  const toasts = notifications(page)
  await expect(toasts).toContainText('Lỗi')
  await expect(toasts).toContainText('Vui lòng điền đầy đủ thông tin')
  await expect(dialog.getByText('Vui lòng nhập email')).toBeVisible()
  await expect(dialog.getByText('Vui lòng nhập mật khẩu', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
})

test('only one question is open at a time, even without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const questions = page.getByRole('main').locator('details')
  await expect(questions.nth(4)).toBeAttached()
  await questions.nth(1).locator('summary').click()
  await questions.nth(4).locator('summary').click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await context.close()
})

/** The figure from the reader's browser: `Độ trễ từ thiết bị của bạn đến máy chủ của trang này: 7 ms`. */
const measured = /^Độ trễ từ thiết bị của bạn đến máy\schủ của trang này:\s\d+\sms/

test('the server of the page is measured once it is in view, and no place is drawn as measured', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health')) calls.push(request.method())
  })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Trung tâm dữ liệu và bảo mật' })
  await expect(strip.getByText('< 10 ms')).toBeVisible()
  expect(calls).toEqual([])
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByText(measured)).toHaveCount(1)
  await expect(strip.getByText(/^Trung vị của 5 lần đo bằng trình duyệt này, lúc \d\d:\d\d/)).toBeVisible()
  await waitForHydration(page)
  await expect(strip.getByText(measured)).toBeVisible()
  await expect(strip.locator('[data-ping-ring]')).toHaveCount(0)
  expect(calls).toEqual(Array.from({ length: 5 }, () => 'HEAD'))
  await strip.getByRole('button', { name: 'Đo lại' }).click()
  await expect.poll(() => calls.length).toBe(10)
})

test('a server that does not answer leaves the promises alone, and can be measured again', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/api/health', (route) => route.abort())
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Trung tâm dữ liệu và bảo mật' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByRole('button', { name: 'Đo lại' })).toBeVisible()
  await expect(strip.getByText(measured).filter({ visible: true })).toHaveCount(0)
  await expect(strip.getByText(/^cam\skết trong vùng/)).toHaveCount(3)
  await expect(strip.getByText(/^Chưa đo từ thiết bị của bạn/)).toBeVisible()
})

test('in another language, and after coming from another page, the server is measured too', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/pricing')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sen Cloud' }).click()
  const strip = page.getByRole('region', { name: 'Trung tâm dữ liệu và bảo mật' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByText(measured)).toBeVisible()
  await page.getByRole('button', { name: /^Ngôn ngữ/ }).click()
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click()
  const english = page.getByRole('region', { name: 'Data centres and security' })
  await english.scrollIntoViewIfNeeded()
  await expect(english.getByText(/^Latency from your device to this site’s server:\s\d+\sms/)).toBeVisible()
  await expect(english.getByText(/^The median of 5 requests/)).toBeVisible()
})

test('a plan by the year arrives in the order by the year', async ({ page }) => {
  await createSignedInUser(page)
  await page.goto('/')
  await page.getByRole('radio', { name: /^Theo năm/ }).check({ force: true })
  await page.getByRole('link', { name: 'Chọn Pro VPS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await expect(dialog.getByRole('radio', { name: 'Pro VPS', exact: true })).toBeChecked()
  await expect(dialog.locator('input[value="yearly"]')).toBeChecked()
})

test('on a phone a bar with the price is there after the hero, without a script of React, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Mua nhanh' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Câu hỏi thường gặp' }).scrollIntoViewIfNeeded()
  await expect(bar.getByRole('link', { name: 'Dùng thử' })).toBeVisible()
  await expect(bar).toContainText('49.000')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test('what is focused on the way up is not below the header that stays in view', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const plan = page.getByRole('link', { name: 'Chọn Pro VPS' })
  await plan.focus()
  await expect(plan).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await plan.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
  expect(header?.y).toBe(0)
})
