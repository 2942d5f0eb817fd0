import { expect, type Page } from 'playwright/test'
import { test } from './test.ts'
import { dong, figures, fillInOrder, notifications, openDashboard, topUp } from './users.ts'

const NAME = 'may-that'

/** What the terminal shows, row by row, as screen readers have it. */
const screen = (page: Page) => page.locator('.xterm-accessibility-tree')

/** Orders a machine with money from the sandbox's wallet, waits until it is active, and opens its page. */
async function orderMachine(page: Page): Promise<void> {
  await openDashboard(page)
  await topUp(page, '500.000')
  await expect(figures(page).getByText(dong('600.000'))).toBeVisible()
  const order = await fillInOrder(page, NAME)
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(notifications(page)).toContainText('Đặt VPS thành công')
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const activeId = async () => {
    const [vps] = await (await page.request.get(`/api/vps/user/${user.id}`)).json()
    return vps.status === 'active' ? vps.id : ''
  }
  await expect.poll(activeId).not.toBe('')
  await page.goto(`/dashboard/vps/${await activeId()}`)
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
}

/** Shows the password that waits, once, and returns it. */
async function takePassword(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Xem mật khẩu…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mật khẩu của root' })
  await dialog.getByRole('button', { name: 'Hiện mật khẩu' }).click()
  const password = await dialog.getByRole('status').locator('code').innerText()
  await dialog.getByRole('button', { name: 'Tôi đã chép xong' }).click()
  return password
}

/** Types a line into the terminal. */
async function type(page: Page, line: string): Promise<void> {
  await page.locator('.xterm').click()
  await page.keyboard.type(`${line}\n`)
}

/** Waits until a machine that has started lets one in, and signs in. */
async function signIn(page: Page, password: string): Promise<void> {
  await expect(screen(page)).toContainText('login:')
  // What is typed just after a prompt appears may be discarded: then it is refused, and asks again.
  await expect(async () => {
    await type(page, 'root')
    await expect(screen(page)).toContainText(/root\s*Password:\s*$/, { timeout: 20_000 })
    await type(page, password)
    await expect(screen(page)).toContainText('~ #', { timeout: 20_000 })
  }).toPass()
}

/** Runs a command in the shell, and waits for what it writes, and then for the prompt. */
async function run(page: Page, command: string, written: string): Promise<void> {
  await type(page, `clear; ${command}`)
  await expect(screen(page)).toContainText(new RegExp(`${written}\\s*~ #`))
}

/** Chooses something in the machine's menu, and confirms it. */
async function choose(page: Page, item: RegExp, confirm: string, typedName = '', option = ''): Promise<void> {
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  const dialog = page.getByRole('dialog')
  if (option !== '') await dialog.getByRole('radio', { name: option }).check()
  if (typedName !== '') await dialog.getByRole('textbox').last().fill(typedName)
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog).toBeHidden()
}

test('an order ends in a shell in the browser, and power, reset and rebuild act on it', async ({ page }) => {
  await orderMachine(page)
  const password = await takePassword(page)
  await page.getByRole('tab', { name: 'Console' }).click()

  await test.step('a real kernel is behind the console', async () => {
    await signIn(page, password)
    await run(page, 'uname -a', `Linux ${NAME} 6\\.\\d+.*x86_64 GNU/Linux`)
    await run(page, 'echo kept > note; touch /tmp/mark; sync; ls /tmp note', 'mark')
  })

  await test.step('reset starts it again, with its disk, and the console goes on', async () => {
    await run(page, 'echo before', 'before')
    await choose(page, /^Khởi động cứng/, 'Khởi động cứng')
    await signIn(page, password)
    await run(page, 'ls /tmp/mark; cat note', 'No such file or directory\\s*kept')
  })

  await test.step('switched off there is no console, and switched on it starts', async () => {
    await choose(page, /^Ngắt nguồn/, 'Ngắt nguồn')
    await expect(page.getByText('Console đang đóng')).toBeVisible()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Bật', exact: true }).click()
    await signIn(page, password)
    await run(page, 'cat note', 'kept')
  })

  await test.step('it shuts down by itself when it is told to, and starts once more', async () => {
    await page.getByRole('button', { name: 'Tắt', exact: true }).click()
    await expect(page.getByText('Console đang đóng')).toBeVisible()
    await page.getByRole('button', { name: 'Bật', exact: true }).first().click()
    await signIn(page, password)
    await run(page, 'cat note', 'kept')
  })

  await test.step('rebuilt it has another password, and nothing of what was on its disk', async () => {
    await choose(page, /^Cài lại/, 'Cài lại và xóa dữ liệu', NAME)
    const next = await takePassword(page)
    expect(next).not.toBe(password)
    await signIn(page, next)
    await run(page, 'cat note; uname -n', `No such file or directory\\s*${NAME}`)
  })

  await choose(page, /^Hủy VPS/, 'Hủy VPS và xóa dữ liệu', NAME, 'Ngay bây giờ')
  await expect(page.getByText('VPS này đã chấm dứt')).toBeVisible()
})
