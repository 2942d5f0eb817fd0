import '#ds/css/global.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authTexts, authToastTexts } from '#ds/texts/auth.ts'
import { remedies } from '#ds/texts/remedies.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useSignInDialog } from './use-sign-in-dialog.tsx'

const user = { id: '41', firstName: 'Lan', lastName: '', email: 'lan@sen.test', role: 'customer' } as const

beforeEach(() => page.viewport(1000, 900))
afterEach(() => {
  cleanup()
  customerSession.set(null)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = 'referral=; Path=/; Max-Age=0'
  vi.unstubAllGlobals()
})

function Page() {
  const { open, dialog } = useSignInDialog()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => open('login')}>
        Vào
      </button>
      <button type="button" onClick={() => open('register')}>
        Mở tài khoản
      </button>
      <button type="button" onClick={() => open('login', '/dashboard?order=5&period=yearly')}>
        Chọn Pro VPS
      </button>
      <output>{`${pathname}${search}`}</output>
      {dialog}
    </>
  )
}

function setUp(replies: Record<string, unknown> = {}) {
  const { toasts, wrapper } = createTestProviders()
  const api = fakeApi(replies)
  render(
    <MemoryRouter initialEntries={['/']}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </MemoryRouter>,
    { wrapper },
  )
  return { api, newestToast: () => toasts.getSnapshot().at(-1) }
}

async function openDialog(button: string, heading: string) {
  act(() => screen.getByRole('button', { name: button }).click())
  const dialog = await screen.findByRole('dialog', { name: heading })
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  return within(dialog)
}
const closed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull()

test('each button opens its form, and Escape closes the dialog', async () => {
  setUp()
  expect(screen.queryByRole('dialog')).toBeNull()
  await openDialog('Mở tài khoản', authTexts.vi.register.heading)
  await userEvent.keyboard('{Escape}')
  await closed()
  await openDialog('Vào', authTexts.vi.login.heading)
})

test('a login signs in, closes the dialog and shows a toast', async () => {
  const { api, newestToast } = setUp({ 'POST /api/auth/login': { user } })
  const form = await openDialog('Vào', authTexts.vi.login.heading)
  await userEvent.fill(form.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  await userEvent.fill(form.getByLabelText(/^Mật khẩu/), 'lan-password')
  await userEvent.keyboard('{Enter}')
  await closed()
  expect(api.calls).toMatchObject([
    { call: 'POST /api/auth/login', body: { email: 'lan@sen.test', password: 'lan-password', remember: false } },
  ])
  expect(customerSession.get()?.user.email).toBe('lan@sen.test')
  expect(newestToast()).toMatchObject({ title: authToastTexts.vi.loggedIn, tone: 'positive' })
})

test.each([
  ['Vào', '/'],
  ['Chọn Pro VPS', '/dashboard?order=5&period=yearly'],
])('after a login, the button "%s" has led to %s', async (button, path) => {
  setUp({ 'POST /api/auth/login': { user } })
  const form = await openDialog(button, authTexts.vi.login.heading)
  await userEvent.fill(form.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  await userEvent.fill(form.getByLabelText(/^Mật khẩu/), 'lan-password')
  await userEvent.keyboard('{Enter}')
  await closed()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(path)
})

test('a refused registration keeps the dialog open, says why in it and nowhere else, and does not sign in', async () => {
  const { api, newestToast } = setUp({ 'POST /api/auth/register': new FakeProblem(409, { code: 'email_taken' }) })
  const form = await openDialog('Mở tài khoản', authTexts.vi.register.heading)
  await userEvent.fill(form.getByRole('textbox', { name: /^Họ và tên/ }), 'Lan')
  await userEvent.fill(form.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  for (const password of form.getAllByLabelText(/mật khẩu/i, { selector: 'input' }))
    await userEvent.fill(password, 'lan-password')
  await userEvent.keyboard('{Enter}')
  await form.findByText(`409: Không được${remedies.vi.taken}`)
  expect(api.takeCalls()).toEqual(['POST /api/auth/register'])
  expect(newestToast()).toBeUndefined()
  expect(customerSession.get()).toBeNull()
})

test('a registration names the customer whose link brought the visitor here', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = 'referral=K7Q2MA9ZXB; Path=/'
  const { api } = setUp({ 'POST /api/auth/register': { user } })
  const form = await openDialog('Mở tài khoản', authTexts.vi.register.heading)
  await userEvent.fill(form.getByRole('textbox', { name: /^Họ và tên/ }), 'Lan')
  await userEvent.fill(form.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  for (const password of form.getAllByLabelText(/mật khẩu/i, { selector: 'input' }))
    await userEvent.fill(password, 'lan-password')
  await userEvent.keyboard('{Enter}')
  await closed()
  expect(api.calls).toMatchObject([{ body: { email: 'lan@sen.test', referralCode: 'K7Q2MA9ZXB' } }])
})
