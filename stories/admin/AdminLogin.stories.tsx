import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AdminLogin } from '#ds/admin/AdminLogin/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'

const meta = {
  title: 'Back-office/AdminLogin',
  component: AdminLogin,
  tags: ['beta'],
  args: { texts: adminTexts.login, onLogin: fn() },
} satisfies Meta<typeof AdminLogin>

export default meta
type Story = StoryObj<typeof meta>

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return { canvas, email: canvas.getByLabelText(/^Email/), password: canvas.getByLabelText(/^Mật khẩu/) }
}

export const Default: Story = {}

export const AsksForBoth: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, email } = fields(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    await expect(await canvas.findByText('Vui lòng nhập đầy đủ email và mật khẩu')).toBeVisible()
    await expect(email).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const AsksForThePassword: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement)
    await userEvent.type(email, 'admin@sen.test{Enter}')
    await expect(await canvas.findByText('Vui lòng nhập đầy đủ email và mật khẩu')).toBeVisible()
    await expect(password).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const EnterLogsIn: Story = {
  play: async ({ args, canvasElement }) => {
    const { email, password } = fields(canvasElement)
    await userEvent.type(email, 'admin@sen.test')
    await userEvent.type(password, 'admin-demo{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'admin@sen.test', password: 'admin-demo' })
  },
}

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, password } = fields(canvasElement)
    await userEvent.type(password, 'admin-demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible()
  },
}

/** A second submit does nothing. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    const { email, password } = fields(canvasElement)
    await userEvent.type(email, 'admin@sen.test')
    await userEvent.type(password, 'admin-demo{Enter}')
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: 'Kiểm tra lại email và mật khẩu.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Chưa đăng nhập đượcKiểm tra lại email và mật khẩu.',
    )
  },
}
