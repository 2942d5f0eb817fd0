import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { LinkResult } from '#ds/account/link-result.ts'
import { ResetPassword } from '#ds/account/ResetPassword/index.ts'
import { recoveryTexts } from '#ds/texts/recovery.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight } from '#stories/modes.ts'

const texts = recoveryTexts.vi.reset

const changed = async (): Promise<LinkResult> => ({ ok: true })

const meta = {
  id: 'account-resetpassword',
  title: 'Account/ResetPassword · Đặt mật khẩu mới',
  component: ResetPassword,
  args: { onSubmit: fn(changed), loginHref: '/login', forgotHref: '/forgot-password', texts },
} satisfies Meta<typeof ResetPassword>

export default meta
type Story = StoryObj<typeof meta>

const send = async (canvasElement: HTMLElement, password = 'sen-moi-2026', again = password) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText(texts.password), password)
  await userEvent.type(canvas.getByLabelText(texts.confirmPassword), `${again}{Enter}`)
}

export const NewPassword: Story = { parameters: { chromatic: { modes: inLight } } }

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    const heading = await canvas.findByRole('heading', { name: texts.done.heading })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledWith('sen-moi-2026')
    await expect(canvas.getByRole('link', { name: texts.done.toLogin })).toHaveAttribute('href', '/login')
    leaveFocus()
  },
}

/** The link was used before, or is too old: the way to a new one. */
export const Expired: Story = {
  args: { onSubmit: fn(async (): Promise<LinkResult> => ({ ok: false, isExpired: true })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('link', { name: texts.expired.toForgot })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    leaveFocus()
  },
}

export const WithoutToken: Story = {
  args: { hasToken: false },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Different: Story = {
  play: async ({ canvasElement, args }) => {
    await send(canvasElement, 'sen-moi-2026', 'sen-moi-2025')
    await expect(await within(canvasElement).findByText(texts.different)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const common = 'Nhiều người dùng mật khẩu này. Hãy chọn mật khẩu khác.'

/** What the server found wrong stands at the password, which stays. */
export const CommonPassword: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<LinkResult> => ({
        ok: false,
        message: common,
        fieldErrors: [{ path: 'password', message: common }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement, '123456')
    await expect(await within(canvasElement).findByText(common)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
