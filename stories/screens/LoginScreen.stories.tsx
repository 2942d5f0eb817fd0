import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { LoginMode } from '#ds/account/LoginCard/index.ts'
import { LoginScreen } from '#ds/screens/LoginScreen/index.ts'
import { loginTexts } from '#ds/texts/login.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { emptyAgain } from '#stories/fixtures/emptied-form.ts'
import { forcedColors, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'screens-loginscreen',
  title: 'Screens/LoginScreen · Màn hình đăng nhập',
  component: LoginScreen,
  args: { texts: loginTexts.en, mode: 'login', onModeChange: fn(), onLogin: fn(done), onRegister: fn(done) },
  parameters: { language: 'en', layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}

export const Register: Story = { args: { mode: 'register' } }

/** Neither the other form nor a failure moves the heading. */
export const HeadingStays: Story = {
  args: { onLogin: fn(failing('Check your email and password.')) },
  render: function Render(args) {
    const [mode, setMode] = useState<LoginMode>('login')
    return <LoginScreen {...args} mode={mode} onModeChange={setMode} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const top = () => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top
    const before = top()
    await userEvent.type(canvas.getByLabelText(/^Email/), 'lan@sen.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), '123456{Enter}')
    await canvas.findByRole('alert')
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }))
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' })
    await expect(top()).toBe(before)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const LoginFailed: Story = {
  args: { reason: 'signInRequired', onLogin: fn(failing('Check your email and password.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'lan@sen.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), '123456{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your email and password.')
    emptyAgain(canvasElement)
  },
}

export const ForcedColors: Story = { ...Login, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
