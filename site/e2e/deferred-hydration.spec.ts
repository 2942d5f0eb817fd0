import { holdScripts } from './hold.ts'
import { newCustomer, registered, takenOver } from './people.ts'
import { expect, test } from './test.ts'

test('while its script does not arrive, the landing page is read, its menus and questions open, and its links lead on', async ({
  page,
}) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test('nothing of the script is fetched before the page has loaded', async ({ page }) => {
  await page.goto('/')
  // And then it comes by itself: the script tells the state of a menu, the page alone does not.
  await expect(page.getByRole('button', { name: 'Công ty' })).toHaveAttribute('aria-expanded', 'false')
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).map(({ name }) => name)
  })
  expect(early).toEqual([])
})

for (const path of ['/', '/login', '/products', '/dashboard', '/admin', '/pricing']) {
  test(`no styles of ${path} are fetched: the page carries them`, async ({ page }) => {
    if (path === '/dashboard') await newCustomer(page)
    else await page.goto(path)
    await takenOver(page)
    const { carried, fetched } = await page.evaluate(() => ({
      carried: Array.from(document.querySelectorAll<HTMLLinkElement>('link[disabled]'), ({ href }) => href),
      fetched: performance.getEntriesByType('resource').map(({ name }) => name),
    }))
    expect(carried).not.toEqual([])
    // Those of dialogs come with their code.
    expect(fetched.filter((name) => carried.includes(name))).toEqual([])
  })
}

test('a tab of the login page that was pressed before the script arrived shows once it has', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Register' }).click()
  scripts.release()
  await expect(page).toHaveURL('/login?mode=register')
  await expect(page.getByLabel('First name')).toBeVisible()
})

for (const act of ['button', 'link'] as const) {
  test(`a ${act} that was pressed before the script arrived opens the dialog once it has`, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const pressed =
      act === 'button'
        ? page.getByRole('banner').getByRole('button', { name: 'Đăng ký' })
        : page.getByRole('link', { name: 'Chọn Pro VPS' })
    await pressed.click()
    scripts.release()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Đăng ký', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test('when the script does not arrive in five seconds, the button leads to the login page', async ({ page }) => {
  await page.clock.install()
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/login?mode=register')
})

test('a button that only the script can act on is not given up when the script takes longer', async ({ page }) => {
  await page.clock.install()
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.clock.runFor(60_000)
  scripts.release()
  await expect(page).toHaveURL('/login?mode=register')
  await expect(page.getByLabel('First name')).toBeVisible()
})

test('what was typed and sent before the script arrived signs in', async ({ page }) => {
  const person = await registered(page)
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  scripts.release()
  await expect(page.getByText('Login successful!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('what was typed and not sent before the script arrived stays, and is what is sent', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('sen:hydrated', () => Object.assign(window, { isTakenOver: true })),
  )
  const scripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('lan@khachhang')
  scripts.release()
  await page.waitForFunction(() => 'isTakenOver' in window)
  await expect(page.getByLabel('Email')).toHaveValue('lan@khachhang')
  await page.getByRole('textbox', { name: 'Password' }).fill('123')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
})

test('a language chosen before the script arrived is remembered', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const selector = page.getByRole('combobox', { name: 'Ngôn ngữ' })
  await selector.selectOption({ label: '中文' })
  scripts.release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
  await expect(selector).toHaveValue('zh')
})

test('a language chosen before the script arrived is remembered by a page that is loaded anew at once', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption({ label: '中文' })
  await page.reload({ waitUntil: 'commit' })
  scripts.release()
  await expect(page.getByRole('combobox', { name: 'Ngôn ngữ' })).toHaveValue('zh')
})

test('the script of a login page that is to show something of its address does not wait until the browser is idle', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/login?mode=register')
  await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible()
})

test('before its script arrives, the dashboard stands there in outline and has asked for what belongs in it, once', async ({
  page,
}) => {
  await newCustomer(page)
  const scripts = await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/[0-9a-f-]{36}$/, '…'))
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Xin chào, …')).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeVisible()
  const calls = [
    '/api/account/summary/…',
    '/api/auth/me',
    '/api/support/tickets/…',
    '/api/vps/catalog',
    '/api/vps/user/…',
    '/api/wallet/balance/…',
    '/api/wallet/transactions/…',
  ]
  await expect.poll(() => asked.sort()).toEqual(calls)
  scripts.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Lan' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(asked.sort()).toEqual(calls)
})

test('whoever is signed out is led from the dashboard to the login page before its script arrives, and nothing is asked', async ({
  page,
}) => {
  await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await page.goto('/dashboard?tab=wallet', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/login?reason=signInRequired&next=%2Fdashboard%3Ftab%3Dwallet')
  expect(asked).toEqual([])
})
