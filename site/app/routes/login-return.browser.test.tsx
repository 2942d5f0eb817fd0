import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toastTexts } from '#ds/texts/toasts.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import Login from './login.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  customerSession.set(null)
})

let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return <Link to="/">Home</Link>
}

function open(initial: string, reply: unknown) {
  fakeApi({ 'POST /api/auth/login': reply })
  const { wrapper, toasts } = createTestProviders({ language: 'en' })
  render(
    <MemoryRouter initialEntries={[initial]}>
      <AuthProvider>
        <Address />
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={null} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
    { wrapper },
  )
  return toasts
}

async function signIn() {
  await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  await userEvent.fill(screen.getByLabelText(/password/i, { selector: 'input' }), 'lan-password')
  await userEvent.keyboard('{Enter}')
}

const user = { id: '41', firstName: 'Lan', lastName: '', email: 'lan@sen.test', role: 'customer' }

test('a login returns to the requested page', async () => {
  open('/login?next=%2Fdashboard%3Ftab%3Dwallet', { user })
  await signIn()
  await expect.poll(() => address).toBe('/dashboard?tab=wallet')
  expect(customerSession.get()?.user.email).toBe('lan@sen.test')
})

test('a refused login stays on the page, and is said at the form only', async () => {
  const toasts = open('/login?next=%2Fdashboard', new FakeProblem(401, { code: 'invalid_credentials' }))
  await signIn()
  await expect
    .poll(() => screen.getByRole('main').querySelector('[role=alert]')?.textContent)
    .toBe(`${toastTexts.en.loginFailed}401: Không được`)
  expect(address).toBe('/login?next=%2Fdashboard')
  expect(toasts.getSnapshot()).toEqual([])
})

test('the register form keeps the requested page', async () => {
  open('/login?next=%2Fdashboard&reason=sessionEnded', { user })
  act(() => screen.getByRole('tab', { name: 'Register' }).click())
  await expect.poll(() => address).toBe('/login?next=%2Fdashboard&mode=register')
})
