import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { createTestProviders, deferredReply, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import Login from './login.tsx'

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = 'referral=; Path=/; Max-Age=0'
  vi.unstubAllGlobals()
})

test('a failure is shown only at the form that was sent, even when the other form is open by then', async () => {
  const registered = deferredReply<FakeProblem>()
  fakeApi({ 'POST /api/auth/register': registered.reply })
  const { wrapper } = createTestProviders({ language: 'en' })
  render(
    <MemoryRouter initialEntries={['/login?mode=register']}>
      <AuthProvider>
        <Login />
      </AuthProvider>
    </MemoryRouter>,
    { wrapper },
  )
  await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await userEvent.fill(field, 'lan-password')
  await userEvent.keyboard('{Enter}')
  act(() => screen.getByRole('tab', { name: 'Login' }).click())
  registered.resolve(new FakeProblem(409, { code: 'email_taken' }))
  // The button is no longer busy: the refusal has arrived.
  await screen.findByRole('button', { name: 'Login' })
  expect(screen.getByRole('tab', { name: 'Login', selected: true })).toBeDefined()
  expect(screen.getByRole('main').querySelector('[role=alert]')).toBeNull()
})

test('a registration names the customer whose link brought the visitor here', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = 'referral=K7Q2MA9ZXB; Path=/'
  const api = fakeApi({ 'POST /api/auth/register': new FakeProblem(409, { code: 'email_taken' }) })
  const { wrapper } = createTestProviders({ language: 'en' })
  render(
    <MemoryRouter initialEntries={['/login?mode=register']}>
      <AuthProvider>
        <Login />
      </AuthProvider>
    </MemoryRouter>,
    { wrapper },
  )
  await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await userEvent.fill(field, 'lan-password')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.calls).toMatchObject([{ body: { email: 'lan@sen.test', referralCode: 'K7Q2MA9ZXB' } }])
})
