import { expect, test } from './test.ts'
import { createUser, notifications, openDashboard, waitForHydration } from './users.ts'

test('the login form can be filled in and submitted, and its password shown, with the keyboard alone', async ({
  page,
}) => {
  const customer = await createUser(page)
  await page.goto('/login?next=/dashboard')
  await waitForHydration(page)
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('Tab')
  // The tab's panel is focusable, too.
  if (!(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(customer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('a top-up can be made with the keyboard alone, and focus returns to where it was', async ({ page }) => {
  await openDashboard(page)
  const trigger = page.getByRole('button', { name: 'Nạp tiền' }).first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  const amount = dialog.getByRole('textbox', { name: /Số tiền/ })
  await expect(amount).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(amount).toBeFocused()
  await page.keyboard.type('49999')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Số tiền tối thiểu là 50,000 VND')).toBeVisible()
  await expect(dialog.getByText('Vui lòng chọn phương thức thanh toán')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('50000')
  await dialog.getByRole('radio').first().focus()
  // This is the last method, whose top-ups have no page of their own.
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Tiền mã hóa/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('F8 moves focus to the notifications and back, from the page and from a dialog', { tag: '@long' }, async ({
  page,
}) => {
  await openDashboard(page)
  const region = notifications(page)
  const trigger = page.getByRole('button', { name: 'Đặt VPS', exact: true }).first()
  await trigger.focus()
  await page.keyboard.press('F8')
  await expect(region).toBeFocused()
  await page.keyboard.press('F8')
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel('Tên VPS')
  await name.focus()
  await page.keyboard.press('F8')
  await expect(region).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(page.getByRole('dialog')).toBeVisible()
})
