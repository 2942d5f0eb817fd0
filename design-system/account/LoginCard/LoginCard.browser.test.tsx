import '#ds/css/global.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Edition } from '#contracts/languages.ts'
import { type SignInResult, type SubmitResult, withoutCode } from '#ds/hooks/use-action.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { loginTexts } from '#ds/texts/login.ts'
import { LoginCard, type LoginMode } from './LoginCard.tsx'

const texts = loginTexts.en.card
const refusal: SubmitResult = { ok: false, message: 'Log in, or use another email.' }

afterEach(cleanup)

/** Renders a card that keeps its mode. The test resolves its request, and chooses a language. */
function show(firstMode: LoginMode) {
  const request = Promise.withResolvers<SignInResult>()
  const send = vi.fn((_values: unknown) => request.promise)
  function Page({ edition }: { edition?: Edition }) {
    const [mode, setMode] = useState(firstMode)
    return (
      <MessagesProvider value={componentMessages.en}>
        <LoginCard
          texts={texts}
          mode={mode}
          onModeChange={setMode}
          onLogin={send}
          onRegister={async (values) => withoutCode(await send(values), () => undefined)}
          {...(edition && { edition })}
        />
      </MessagesProvider>
    )
  }
  const { rerender } = render(<Page />)
  const choose = (edition: Edition) => rerender(<Page edition={edition} />)
  return { send, choose, resolve: (result: SignInResult) => act(async () => request.resolve(result)) }
}

/** Fills in all required fields of the form, and leaves the focus in the last one. */
async function fillIn() {
  await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), 'lan@sen.test')
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await userEvent.fill(field, 'lan-password')
}
const openTab = (name: string) => act(async () => screen.getByRole('tab', { name }).click())
const nameField = (label: string) =>
  screen.queryByRole('textbox', { name: `${label} ${componentMessages.en.optional}` })
const sentForm = () => document.querySelector('form') as HTMLFormElement
const failure = () => screen.queryByRole('alert')?.textContent

test('two immediate submits send one request, and the button is busy until it has resolved', async () => {
  const { send, resolve } = show('login')
  await fillIn()
  fireEvent.submit(sentForm())
  fireEvent.submit(sentForm())
  const button = await screen.findByRole('button', { name: texts.login.pending })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'lan@sen.test', password: 'lan-password', remember: true })
  await resolve({ ok: true })
  expect(screen.getByRole('button', { name: texts.login.submit }).getAttribute('aria-busy')).toBeNull()
  expect(failure()).toBeUndefined()
})

test('while the request of one form is pending, the other form sends none and does not show its failure', async () => {
  const { send, resolve } = show('register')
  await fillIn()
  fireEvent.submit(sentForm())
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  await openTab(texts.login.tab)
  await userEvent.fill(screen.getByLabelText(/password/i, { selector: 'input' }), 'lan-password')
  fireEvent.submit(sentForm())
  await act(async () => undefined)
  await resolve(refusal)
  expect(send).toHaveBeenCalledOnce()
  expect(failure()).toBeUndefined()
})

test('a failure is shown above its form, and is removed when the tab changes', async () => {
  const { resolve } = show('login')
  await openTab(texts.register.tab)
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await resolve(refusal)
  expect(failure()).toBe(`${texts.register.failed}Log in, or use another email.`)
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'lan@sen.test')
  await openTab(texts.login.tab)
  expect(failure()).toBeUndefined()
  await openTab(texts.register.tab)
  expect(failure()).toBeUndefined()
})

test('a failure that arrives when the other form is open is not shown there', async () => {
  const { resolve } = show('register')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await openTab(texts.login.tab)
  await resolve(refusal)
  expect(failure()).toBeUndefined()
})

test('a name in two fields becomes one when a language is chosen, and is sent as it is greeted', async () => {
  const { send, choose } = show('register')
  await userEvent.fill(nameField(texts.fields.firstName) as HTMLElement, 'Lê')
  await userEvent.fill(nameField(texts.fields.lastName) as HTMLElement, 'Thị Hồng Ngọc')
  choose('en')
  expect(nameField(texts.fields.name)).toHaveProperty('value', 'Lê Thị Hồng Ngọc')
  expect(nameField(texts.fields.firstName)).toBeNull()
  await fillIn()
  fireEvent.submit(sentForm())
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  expect(send).toHaveBeenCalledWith({
    email: 'lan@sen.test',
    password: 'lan-password',
    firstName: 'Ngọc',
    lastName: 'Lê Thị Hồng',
  })
})

const codeField = () => screen.findByRole('textbox', { name: texts.secondStep.code })

test('an account with a second factor asks for its code, and sends the same again with it', async () => {
  const { send, resolve } = show('login')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await resolve({ ok: false, needsCode: true })
  expect(failure()).toBeUndefined()
  const field = await codeField()
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  await userEvent.fill(field, '123 456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toHaveLength(2)
  expect(send).toHaveBeenLastCalledWith({
    email: 'lan@sen.test',
    password: 'lan-password',
    remember: true,
    code: '123 456',
  })
})

test('going back from the code keeps what was typed, and puts the focus into the password', async () => {
  const { resolve } = show('login')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await resolve({ ok: false, needsCode: true })
  await codeField()
  await userEvent.click(screen.getByRole('button', { name: texts.secondStep.back }))
  const password = screen.getByLabelText(/password/i, { selector: 'input' })
  expect(password).toHaveProperty('value', 'lan-password')
  expect(document.activeElement).toBe(password)
  expect(screen.queryByRole('textbox', { name: texts.secondStep.code })).toBeNull()
})

test('an incomplete code is not sent, and a recovery code is accepted', async () => {
  const { send, resolve } = show('login')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await resolve({ ok: false, needsCode: true })
  await userEvent.fill(await codeField(), '12345')
  await userEvent.keyboard('{Enter}')
  await screen.findByText(texts.secondStep.invalidCode)
  expect(send).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: texts.secondStep.useRecoveryCode }))
  await userEvent.fill(screen.getByRole('textbox', { name: texts.secondStep.recoveryCode }), 'abcd-efgh-ijkl-mn27')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => send.mock.calls).toHaveLength(2)
  expect(send.mock.lastCall?.[0]).toMatchObject({ code: 'abcd-efgh-ijkl-mn27' })
})
