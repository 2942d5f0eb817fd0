import '#ds/css/global.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SignInResult, SubmitResult } from '#ds/hooks/use-action.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { authTexts } from '#ds/texts/auth.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx'

beforeEach(() => page.viewport(1000, 900))
afterEach(cleanup)

function open(mode: 'login' | 'register') {
  const onLogin = vi.fn(async (_values: object): Promise<SignInResult> => ({ ok: true }))
  const onRegister = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))
  const dialog = (current: AuthDialogProps['mode']) => (
    <MessagesProvider value={componentMessages.vi}>
      <AuthDialog
        mode={current}
        onModeChange={() => {}}
        onLogin={onLogin}
        onRegister={onRegister}
        texts={authTexts.vi}
      />
    </MessagesProvider>
  )
  const { rerender } = render(dialog(mode))
  return { onLogin, onRegister, setMode: (next: AuthDialogProps['mode']) => rerender(dialog(next)) }
}

const textbox = (name: RegExp) => screen.getByRole('textbox', { name })
const waitForFocus = (element: () => HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element()))

test('a customer can log in with the keyboard alone, and Enter in the password field submits', async () => {
  const { onLogin } = open('login')
  await waitForFocus(() => textbox(/^Email/))
  await userEvent.keyboard('lan@sen.test{Tab}123456{Enter}')
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce())
  expect(onLogin).toHaveBeenCalledWith({ email: 'lan@sen.test', password: '123456', remember: false })
})

test('a visitor can register with the keyboard alone, tabbing past the button that shows the password', async () => {
  const { onRegister } = open('register')
  await waitForFocus(() => textbox(/^Họ và tên/))
  await userEvent.keyboard('Lan{Tab}lan@sen.test{Tab}123456{Tab}{Tab}123456{Enter}')
  await vi.waitFor(() => expect(onRegister).toHaveBeenCalledOnce())
  expect(onRegister).toHaveBeenCalledWith({
    email: 'lan@sen.test',
    password: '123456',
    remember: false,
    firstName: 'Lan',
    lastName: 'Lan',
  })
})

test('two immediate submits send one request', async () => {
  const { onLogin } = open('login')
  onLogin.mockImplementation(() => new Promise(() => {}))
  await waitForFocus(() => textbox(/^Email/))
  await userEvent.keyboard('lan@sen.test{Tab}123456')
  const form = textbox(/^Email/).closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByRole('button', { name: 'Đang đăng nhập...' })
  expect(onLogin).toHaveBeenCalledOnce()
})

test('reopening the dialog shows no earlier message', async () => {
  const { setMode } = open('login')
  await waitForFocus(() => textbox(/^Email/))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Vui lòng nhập email')
  await userEvent.keyboard('{Escape}')
  setMode(null)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  setMode('register')
  await waitForFocus(() => textbox(/^Họ và tên/))
  expect(screen.queryByText('Vui lòng nhập email')).toBeNull()
})

test('an account with a second factor asks for its code, and the dialog is unchanged on the way back', async () => {
  const { onLogin } = open('login')
  onLogin.mockImplementation(async (values) => ('code' in values ? { ok: true } : { ok: false, needsCode: true }))
  await waitForFocus(() => textbox(/^Email/))
  await userEvent.keyboard('lan@sen.test{Tab}123456{Enter}')
  const { secondStep } = authTexts.vi
  await screen.findByRole('heading', { name: secondStep.heading })
  await userEvent.click(screen.getByRole('button', { name: secondStep.back }))
  expect(textbox(/^Email/)).toHaveProperty('value', 'lan@sen.test')
  await userEvent.click(screen.getByRole('button', { name: authTexts.vi.login.submit }))
  await userEvent.fill(await screen.findByRole('textbox', { name: secondStep.code }), '123456')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledTimes(3))
  expect(onLogin.mock.lastCall?.[0]).toEqual({
    email: 'lan@sen.test',
    password: '123456',
    remember: false,
    code: '123456',
  })
})
