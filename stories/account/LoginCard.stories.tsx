import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LoginCard, type LoginCardProps } from '#ds/account/LoginCard/index.ts'
import type { SignInResult } from '#ds/hooks/use-action.ts'
import { loginTexts } from '#ds/texts/login.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { emptyAgain } from '#stories/fixtures/emptied-form.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight, phone, phoneToo } from '#stories/modes.ts'

/** Holds the mode, like the route. */
function LoginCardWithMode({ mode, onModeChange, ...rest }: LoginCardProps) {
  const [current, setCurrent] = useState(mode)
  return (
    <LoginCard
      {...rest}
      mode={current}
      onModeChange={(next) => {
        onModeChange(next)
        setCurrent(next)
      }}
    />
  )
}

/** Signs in, with or without a code. */
const accepted: LoginCardProps['onLogin'] = async () => ({ ok: true })

const meta = {
  id: 'account-logincard',
  title: 'Account/LoginCard · Thẻ đăng nhập',
  component: LoginCard,
  args: {
    texts: loginTexts.en.card,
    mode: 'login',
    onModeChange: fn(),
    onLogin: fn<LoginCardProps['onLogin']>(accepted),
    onRegister: fn(done),
  },
  parameters: { language: 'en' },
  render: (args) => <LoginCardWithMode {...args} />,
} satisfies Meta<typeof LoginCard>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: () => canvas.getByLabelText(/^Email/),
    password: () => canvas.getByLabelText(/^Password/),
    confirmPassword: () => canvas.getByLabelText(/^Confirm password/),
    submit: (name: string) => canvas.getByRole('button', { name }),
  }
}

/** Fills in the visible form with valid values and submits it. */
const send = async (canvasElement: HTMLElement) => {
  const { canvas, email, password } = find(canvasElement)
  await userEvent.type(email(), 'lan@sen.test')
  await userEvent.type(password(), '123456')
  const confirmation = canvas.queryByLabelText(/^Confirm password/)
  if (confirmation) await userEvent.type(confirmation, '123456')
  await userEvent.keyboard('{Enter}')
}

export const Login: Story = {}

/** The browser asks for the passkey; whether it is to be remembered is what the form says. */
export const WithPasskey: Story = {
  args: { onPasskey: fn(async () => ({ ok: false as const, message: 'No passkey was used.' })) },
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: args.texts.login.passkey }))
    await expect(await canvas.findByText('No passkey was used.')).toBeVisible()
    await expect(args.onPasskey).toHaveBeenCalledWith(false)
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Register: Story = { args: { mode: 'register' } }

/** In a chosen language the name is one field, which is split for the server. */
export const RegisterWithOneName: Story = {
  args: { mode: 'register', edition: 'en' },
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await expect(canvas.queryByLabelText(/^(First|Last) name/)).toBeNull()
    await userEvent.type(canvas.getByLabelText(/^Full name/), 'Lê Thị Hồng Ngọc')
    await send(canvasElement)
    await expect(args.onRegister).toHaveBeenCalledWith({
      email: 'lan@sen.test',
      password: '123456',
      firstName: 'Ngọc',
      lastName: 'Lê Thị Hồng',
    })
    emptyAgain(canvasElement)
  },
  parameters: { chromatic: { modes: phone } },
}

export const LoginRefusesInvalidInput: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, submit } = find(canvasElement)
    await userEvent.type(email(), 'lan@sen')
    await userEvent.type(password(), '12345')
    await userEvent.click(submit('Login'))
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible()
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(email()).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ErrorClearsWhenFixed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email, password, submit } = find(canvasElement)
    await userEvent.type(password(), '123456')
    await userEvent.click(submit('Login'))
    await expect(await canvas.findByText('Enter your email')).toBeVisible()
    await userEvent.type(email(), 'lan')
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible()
    await userEvent.type(email(), '@sen.test')
    await expect(canvas.queryByText('Please enter a valid email')).toBeNull()
  },
}

export const EnterLogsIn: Story = {
  play: async ({ args, canvasElement }) => {
    const { email, password } = find(canvasElement)
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'lan@sen.test', password: '123456', remember: true })
  },
}

export const RegisterRefusesInvalidInput: Story = {
  args: { mode: 'register' },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, confirmPassword, submit } = find(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^First name/), 'A')
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'L')
    await userEvent.type(email(), 'lan')
    await userEvent.type(password(), '123')
    await userEvent.type(confirmPassword(), '321')
    await userEvent.click(submit('Register'))
    await expect(await canvas.findByText('First name must be at least 2 characters')).toBeVisible()
    await expect(canvas.getByText('Last name must be at least 2 characters')).toBeVisible()
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible()
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(canvas.getByText("Passwords don't match")).toBeVisible()
    await expect(canvas.queryByText('At least 6 characters')).toBeNull()
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const RegistersWithoutNames: Story = {
  args: { mode: 'register' },
  play: async ({ args, canvasElement }) => {
    const { email, password, confirmPassword } = find(canvasElement)
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456{Enter}')
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await expect(args.onRegister).toHaveBeenCalledWith({ email: 'lan@sen.test', password: '123456' })
  },
}

export const SwitchingByKeyboardKeepsTheEmail: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, email } = find(canvasElement)
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onModeChange).toHaveBeenCalledWith('register')
    await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveFocus()
    await expect(email()).toHaveValue('lan@sen.test')
  },
}

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const { password, submit } = find(canvasElement)
    await userEvent.type(password(), 'customer-demo')
    await userEvent.click(submit('Show password'))
    await expect(password()).toHaveAttribute('type', 'text')
    await expect(submit('Hide password')).toBeVisible()
  },
}

/** A second submit does nothing. */
export const Pending: Story = {
  args: { onLogin: fn<LoginCardProps['onLogin']>(never) },
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await send(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Logging in…' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const RegisterPending: Story = {
  args: { mode: 'register', onRegister: fn(never) },
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Creating/ })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onRegister).toHaveBeenCalledOnce()
    emptyAgain(canvasElement)
  },
}

export const WrongPassword: Story = {
  args: { onLogin: fn<LoginCardProps['onLogin']>(failing('Incorrect email or password.')) },
  play: async ({ canvasElement }) => {
    const { canvas, email, password } = find(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failedIncorrect email or password.')
    await expect(email()).toHaveValue('lan@sen.test')
    await expect(password()).toHaveValue('123456')
    emptyAgain(canvasElement)
  },
}

export const EmailTaken: Story = {
  args: {
    mode: 'register',
    onRegister: fn(failing('An account with this email already exists. Log in, or use another email.')),
  },
  play: async ({ canvasElement }) => {
    const { canvas, email } = find(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Registration failedAn account with this email already exists. Log in, or use another email.',
    )
    await expect(email()).toHaveValue('lan@sen.test')
    emptyAgain(canvasElement)
  },
}

/** Names of many words, a very long address, an error of several lines. */
export const LongTexts: Story = {
  args: {
    mode: 'register',
    onRegister: fn(
      failing(
        '429: Too many attempts from this address. Please wait 15 minutes before you try again, or contact support.',
      ),
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const { canvas, email, password, confirmPassword } = find(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Công Tằng Tôn Nữ')
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Nguyễn Phúc Thị Minh Nguyệt')
    for (const field of [password(), confirmPassword()]) await userEvent.type(field, '123456')
    await userEvent.type(
      email(),
      'cong.tang.ton.nu.nguyen.phuc.minh.nguyet@thuongmaidientu-dongnambo.example.vn{Enter}',
    )
    await canvas.findByRole('alert')
    for (const field of [password(), confirmPassword()]) (field as HTMLInputElement).value = ''
  },
}

export const SignInFirst: Story = { args: { reason: 'signInRequired' } }

export const SessionEnded: Story = { args: { reason: 'sessionEnded' } }

export const AccountLocked: Story = { args: { reason: 'accountLocked' } }

export const Registered: Story = {
  args: { reason: 'registered' },
  play: async ({ canvasElement }) => {
    const { canvas, password } = find(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration successful! Please login.')
    await waitFor(() => expect(password()).toHaveFocus())
  },
}

/** The account has a second factor: the same request follows with its code. */
export const AsksForCode: Story = {
  args: {
    onLogin: fn<LoginCardProps['onLogin']>(
      async (values): Promise<SignInResult> => ('code' in values ? { ok: true } : { ok: false, needsCode: true }),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await send(canvasElement)
    const { secondStep } = loginTexts.en.card
    await expect(await canvas.findByRole('heading', { name: secondStep.heading })).toBeVisible()
    const code = canvas.getByLabelText(secondStep.code)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.paste('123 456')
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await userEvent.clear(code)
    leaveFocus()
  },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
}

/** The session then ends with the browser. */
export const NotRemembered: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas } = find(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await send(canvasElement)
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'lan@sen.test', password: '123456', remember: false })
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const ForgotPasswordLeadsToRecovery: Story = {
  play: async ({ canvasElement }) => {
    const link = find(canvasElement).canvas.getByRole('link', { name: 'Forgot Password?' })
    await expect(link).toHaveAttribute('href', '/forgot-password')
    link.focus()
  },
  parameters: { chromatic: { modes: inLight } },
}
