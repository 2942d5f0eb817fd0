import { holdScripts } from './hold.ts'
import { expect, test } from './test.ts'
import { createUser, openDashboard, waitForHydration } from './users.ts'

test('before its script has loaded, the text, menus, FAQ and links of the landing page work', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sản phẩm' }).click()
  await expect(page.getByRole('link', { name: 'Cloud GPU' })).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('main').locator('details').nth(3)
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bảng giá' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bảng giá')
})

test('no script is fetched before the page has loaded', async ({ page }) => {
  await page.goto('/')
  // Afterwards it is loaded without an interaction: only the script sets the state of a menu.
  await expect(page.getByRole('button', { name: 'Công ty' })).toHaveAttribute('aria-expanded', 'false')
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).map(({ name }) => name)
  })
  expect(early).toEqual([])
})

test('no stylesheets of a page are fetched, since they are inlined', async ({ page }) => {
  for (const path of ['/', '/pricing', '/dashboard']) {
    if (path === '/dashboard') await openDashboard(page)
    else await page.goto(path)
    await waitForHydration(page)
    const { inlined, fetched } = await page.evaluate(() => ({
      inlined: Array.from(document.querySelectorAll<HTMLLinkElement>('link[disabled]'), ({ href }) => href),
      fetched: performance.getEntriesByType('resource').map(({ name }) => name),
    }))
    expect(inlined).not.toEqual([])
    // Stylesheets of dialogs are loaded with their code.
    expect.soft([path, fetched.filter((name) => inlined.includes(name))]).toEqual([path, []])
  }
})

for (const kind of ['button', 'link'] as const) {
  test(`a ${kind} that was pressed before the script has loaded opens the dialog afterwards`, {
    tag: kind === 'link' ? '@long' : [],
  }, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const pressed =
      kind === 'button'
        ? page.getByRole('banner').getByRole('button', { name: 'Đăng ký' })
        : page.getByRole('link', { name: 'Chọn Pro VPS' })
    await pressed.click()
    scripts.release()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Đăng ký', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test('when the script does not load within five seconds, the button leads to the login page', async ({ page }) => {
  await page.clock.install()
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/login?mode=register')
})

test('a click that only the script can handle waits for the script without a limit', async ({ page }) => {
  await page.clock.install()
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.clock.runFor(60_000)
  scripts.release()
  await expect(page).toHaveURL('/login?mode=register')
  await expect(page.getByLabel('First name')).toBeVisible()
})

test('a form that was submitted before the script has loaded signs in', async ({ page }) => {
  const customer = await createUser(page)
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  scripts.release()
  await expect(page.getByText('Login successful!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a link for a new password that was requested before the script has loaded is sent', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('lan@khachhang.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  scripts.release()
  await expect(page.getByText('If lan@khachhang.test has an account')).toBeVisible()
})

test('text that was typed before the script has loaded stays, and is submitted', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('sen:hydrated', () => Object.assign(window, { isHydrated: true })),
  )
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('lan@khachhang')
  scripts.release()
  await page.waitForFunction(() => 'isHydrated' in window)
  await expect(page.getByLabel('Email')).toHaveValue('lan@khachhang')
  await page.getByRole('textbox', { name: 'Password' }).fill('123')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
})

test('a language chosen before the script has loaded leads to the page in it', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Ngôn ngữ/ }).click()
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  scripts.release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
})

test('the script of a login page with a query is loaded without waiting until the browser is idle', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/login?mode=register')
  await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible()
})

test('before its script has loaded, the dashboard shows its layout and requests its data, once', async ({ page }) => {
  await openDashboard(page)
  const scripts = await holdScripts(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname.replace(/[0-9a-f-]{36}$/, '…'))
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Xin chào …')).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeVisible()
  const calls = ['/api/account/overview/…', '/api/vps/catalog']
  await expect.poll(() => requests.sort()).toEqual(calls)
  scripts.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào Lan' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The dialogs and tabs, which are loaded while the browser is idle, need the offers and the orders that wait. The script also opens the stream.
  const idle = ['/api/events', '/api/offers', '/api/vps/orders/waiting']
  await expect.poll(() => requests.sort()).toEqual([...calls, ...idle].sort())
})

test('a visitor is redirected from the dashboard to the login page before the script has loaded, without requests', async ({
  page,
}) => {
  await holdScripts(page)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()))
  await page.goto('/dashboard?tab=wallet', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/login?reason=signInRequired&next=%2Fdashboard%3Ftab%3Dwallet')
  expect(requests).toEqual([])
})
