import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import {
  accountDataTexts,
  invoiceSettingsTexts,
  passkeysTexts,
  profileTexts,
  securityTexts,
  sessionTexts,
  signInTexts,
} from '#ds/texts/account-page.ts'
import { loginTexts } from '#ds/texts/login.ts'
import { stepUpTexts } from '#ds/texts/step-up.ts'
import { expect, newIsolatedPage, test } from './test.ts'
import { totpCode } from './totp.ts'
import { createSignedInUser, createUser, newUser, signIn, waitForHydration } from './users.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the account is reached from the menu of the header, and each part has an address', async ({ page }) => {
  await createSignedInUser(page)
  await page.goto('/account/developers')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Tài khoản của/ })
    .click()
  await page.getByRole('menuitem', { name: 'Tài khoản', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('tab', { name: 'Bảo mật' }).click()
  await expect(page).toHaveURL('/account?tab=security')
  await page.reload()
  await expect(page.getByRole('heading', { name: sessionTexts.vi.title })).toBeVisible()
})

test('a visitor signs in first, and returns to the part of the account', { tag: '@long' }, async ({ page }) => {
  const customer = await createUser(page)
  await page.goto('/account?tab=security')
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  await signIn(page, customer)
  await expect(page).toHaveURL('/account?tab=security')
})

test('a new name is shown in the header at once', async ({ page }) => {
  await createSignedInUser(page)
  await page.goto('/account')
  await button(page, profileTexts.vi.changeNamed(profileTexts.vi.name)).click()
  const dialog = page.getByRole('dialog', { name: profileTexts.vi.nameDialog.heading })
  await dialog.getByLabel(profileTexts.vi.nameDialog.firstName).fill('Ngọc')
  await dialog.getByLabel(profileTexts.vi.nameDialog.lastName, { exact: false }).last().fill('Lê Thị Hồng')
  await dialog.getByRole('button', { name: profileTexts.vi.nameDialog.submit }).click()
  await expect(page.getByText('Lê Thị Hồng Ngọc')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Tài khoản của Ngọc' })).toBeVisible()
})

test('a passkey is added, signs in without a password, and confirms what needs it', async ({ page, baseURL }) => {
  // Browsers make passkeys for names of hosts alone.
  const site = new URL(baseURL ?? '')
  site.hostname = 'localhost'
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal' } as const),
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const customer = newUser()
  const registered = await page.request.post(new URL('/api/auth/register', site).href, { data: customer })
  expect(registered.status()).toBe(201)
  const security = new URL('/account?tab=security', site).href
  // The page learns from the session who has signed in.
  await page.goto(new URL('/login', site).href)
  await signIn(page, customer)
  await expect(page).toHaveURL(new URL('/', site).href)
  await page.goto(security)
  await button(page, passkeysTexts.vi.add).click()
  const dialog = page.getByRole('dialog', { name: passkeysTexts.vi.addDialog.heading })
  await dialog.getByLabel(passkeysTexts.vi.addDialog.password).first().fill(customer.password)
  await dialog.getByRole('button', { name: passkeysTexts.vi.addDialog.submit }).click()
  const codes = page.getByRole('dialog', { name: passkeysTexts.vi.codesHeading })
  await codes.getByRole('button', { name: passkeysTexts.vi.recoveryCodes.close }).click()
  await expect(page.getByText(passkeysTexts.vi.neverUsed)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(new URL('/login?next=/account%3Ftab%3Dsecurity', site).href)
  await page.getByRole('button', { name: loginTexts.en.card.login.passkey }).click()
  await expect(page).toHaveURL(security)
  await expect(page.getByText(passkeysTexts.vi.neverUsed)).toHaveCount(0)

  // A session that was opened by the password has checked nothing.
  await page.context().clearCookies()
  await page.goto(new URL('/login?next=/account%3Ftab%3Dsecurity', site).href)
  await signIn(page, customer)
  await page.getByRole('button', { name: /^Xóa passkey / }).click()
  await page.getByRole('dialog').getByRole('button', { name: passkeysTexts.vi.removeDialog.submit }).click()
  await button(page, stepUpTexts.vi.usePasskey).click()
  await expect(page.getByText(passkeysTexts.vi.emptyTitle)).toBeVisible()
})

test('a second factor is set up, asked for at the next login, and other devices are logged out', async ({
  page,
  browser,
}) => {
  const customer = await createSignedInUser(page)
  await page.goto('/account?tab=security')
  await button(page, securityTexts.vi.turnOn).click()
  const setup = page.getByRole('dialog', { name: securityTexts.vi.totpDialog.heading })
  const secret = await setup.locator('code').innerText()
  await setup.getByLabel(securityTexts.vi.totpDialog.code).fill(totpCode(secret))
  await page.keyboard.press('Enter')
  const done = page.getByRole('dialog', { name: securityTexts.vi.totpDialog.doneHeading })
  await expect(done.getByRole('listitem')).toHaveCount(10)
  await done.getByRole('button', { name: securityTexts.vi.recoveryCodes.close }).click()
  await expect(page.getByText(securityTexts.vi.on, { exact: true })).toBeVisible()

  const other = await newIsolatedPage(browser, { baseURL: new URL(page.url()).origin })
  await other.goto('/login')
  await signIn(other, customer)
  await expect(other.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  const code = other.getByLabel('Authentication code')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByText('This code is wrong or has already been used.')).toBeVisible()
  await code.fill(totpCode(secret, 1))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/')

  // A failed attempt is stored after its response, so that nobody can tell it by the time that it takes.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(sessionTexts.vi.current)).toHaveCount(1)
    await expect(page.getByText(signInTexts.vi.outcomes.wrong_code)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await button(page, sessionTexts.vi.endOthers).click()
  await button(page, sessionTexts.vi.endOthersDialog.confirm).click()
  await expect(button(page, sessionTexts.vi.endOthers)).toBeHidden()
  await other.goto('/account')
  await expect(other).toHaveURL(/^[^?]*\/login\?reason=sessionEnded/)
  await other.context().close()
})

test('a forgotten password gets the same words for every address', async ({ page }) => {
  const customer = await createUser(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  for (const email of [customer.email, 'nobody@khachhang.test']) {
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send the link').click()
    await expect(
      page.getByText(`If ${email} has an account, a link to set a new password is on its way.`),
    ).toBeVisible()
    await button(page, 'Use another email').click()
  }
})

test('a late link leaves no token in the address, and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password?token=late')
  await waitForHydration(page)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('sen-moi-2026')
  await page.getByLabel('Confirm new password').fill('sen-moi-2026')
  await button(page, 'Change password').click()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')

  await page.goto('/verify-email?token=late')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
})

test('the details of invoices are kept, and customers save their own data as a file', async ({ page }) => {
  await createSignedInUser(page)
  await page.goto('/account')
  await button(page, invoiceSettingsTexts.vi.add).click()
  const { dialog: words } = invoiceSettingsTexts.vi
  const dialog = page.getByRole('dialog', { name: words.heading })
  await dialog.getByLabel(words.company).fill('Hoa Sen Xanh')
  await dialog.getByLabel(words.taxCode).fill('010 010 9107')
  await dialog.getByLabel(words.address).fill('18 Lý Thường Kiệt, Hà Nội')
  await page.keyboard.press('Tab')
  await button(page, words.submit).click()
  await expect(dialog.getByText(words.wrongTaxCode)).toBeVisible()
  await dialog.getByLabel(words.taxCode).fill('010 010 9106')
  await dialog.getByLabel(words.taxCode).press('Enter')
  await expect(dialog).toBeHidden()
  const kept = page.getByText('MST 0100109106 · 18 Lý Thường Kiệt, Hà Nội')
  await expect(kept).toBeVisible()
  await page.reload()
  await expect(kept).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: accountDataTexts.vi.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sen-cloud-data.json')
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data.account.invoiceDetails).toMatchObject({ company: 'Hoa Sen Xanh', taxCode: '0100109106' })
})
