import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ForgotPassword, type ForgotResult } from '#ds/account/ForgotPassword/index.ts'
import { recoveryTexts } from '#ds/texts/recovery.ts'
import { never } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const texts = recoveryTexts.vi.forgot
const sent = async (): Promise<ForgotResult> => ({ ok: true, minutes: 30 })
const refused = async (): Promise<ForgotResult> => ({
  ok: false,
  message: 'Bạn đã thử quá nhiều lần. Vui lòng chờ ít phút.',
})

const meta = {
  id: 'account-forgotpassword',
  title: 'Account/ForgotPassword · Quên mật khẩu',
  component: ForgotPassword,
  args: { onSubmit: fn(sent), loginHref: '/login', supportHref: '/contact?topic=support', texts },
} satisfies Meta<typeof ForgotPassword>

export default meta
type Story = StoryObj<typeof meta>

const send = async (canvasElement: HTMLElement, email = 'lan@example.com') => {
  await userEvent.type(within(canvasElement).getByLabelText(texts.email), `${email}{Enter}`)
}

export const EmailForm: Story = { parameters: { chromatic: { modes: inLight } } }

/** The same for every address, with what to do when no mail comes. */
export const Sent: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    const heading = await canvas.findByRole('heading', { name: texts.sent.heading })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledWith('lan@example.com')
    await expect(canvas.getByRole('button', { name: texts.sent.resendLater(60) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    leaveFocus()
  },
}

export const SentAgain: Story = {
  args: { resendAfter: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.sent.resend }))
    await expect(await canvas.findByText(texts.sent.resent)).toBeInTheDocument()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The typed address is there to be corrected. */
export const OtherEmail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.sent.otherEmail }))
    await expect(canvas.getByLabelText(texts.email)).toHaveValue('lan@example.com')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const InvalidEmail: Story = {
  play: async ({ canvasElement, args }) => {
    await send(canvasElement, 'lan@')
    await expect(await within(canvasElement).findByText(texts.invalidEmail)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(refused) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(texts.failed)
    leaveFocus()
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: texts.pending })).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
