import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AdminLogin } from '#ds/admin/AdminLogin/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { emptyAgain } from '#stories/fixtures/emptied-form.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'back-office-adminlogin',
  title: 'Back-office/AdminLogin · Đăng nhập quản trị',
  component: AdminLogin,
  args: { texts: adminTexts.vi.login, onLogin: fn(done) },
} satisfies Meta<typeof AdminLogin>

export default meta
type Story = StoryObj<typeof meta>

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return { canvas, email: canvas.getByLabelText(/^Email/), password: canvas.getByLabelText(/^Mật khẩu/) }
}

export const EmptyForm: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
}

export const RequiresBothFields: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, email } = fields(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    await expect(await canvas.findByText('Vui lòng nhập đầy đủ email và mật khẩu')).toBeVisible()
    await expect(email).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const RequiresThePassword: Story = {
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
  args: { onLogin: fn(never) },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement)
    await userEvent.type(email, 'admin@sen.test')
    await userEvent.type(password, 'admin-demo{Enter}')
    await expect(await canvas.findByRole('button', { name: adminTexts.vi.login.pending })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await userEvent.type(password, '{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Refused: Story = {
  args: { onLogin: fn(failing('Email hoặc mật khẩu không đúng.')) },
  play: async ({ canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement)
    await userEvent.type(email, 'admin@sen.test')
    await userEvent.type(password, 'admin-demo{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Đăng nhập thất bạiEmail hoặc mật khẩu không đúng.',
    )
    await expect(email).toHaveValue('admin@sen.test')
    emptyAgain(canvasElement)
  },
}
