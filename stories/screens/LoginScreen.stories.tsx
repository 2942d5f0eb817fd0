import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LoginScreen } from '#ds/screens/LoginScreen/index.ts'
import { loginTexts } from '#ds/texts/en/login.ts'
import { forcedColors, widths } from '#stories/modes.ts'

const meta = {
  title: 'Screens/LoginScreen',
  component: LoginScreen,
  tags: ['beta'],
  args: { texts: loginTexts, mode: 'login', onModeChange: fn(), onLogin: fn(), onRegister: fn() },
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const Register: Story = { args: { mode: 'register' } }

export const LoginFailed: Story = {
  args: { reason: 'signInRequired', error: 'Check your email and password.' },
}

export const ForcedColors: Story = { ...Login, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
