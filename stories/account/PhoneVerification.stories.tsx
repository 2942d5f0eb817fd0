import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PhoneVerification } from '#ds/account/PhoneVerification/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { forcedColors, inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const succeeds = () => fn(async (): Promise<SubmitResult> => ({ ok: true }))
const neverResolves = () => fn(() => new Promise<SubmitResult>(() => {}))

const meta = {
  id: 'account-phoneverification',
  title: 'Account/PhoneVerification · Xác minh số điện thoại',
  component: PhoneVerification,
  args: { onSendCode: succeeds(), onVerify: succeeds(), texts: accountDialogTexts.vi.phoneVerification },
} satisfies Meta<typeof PhoneVerification>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    number: () => canvas.getByRole('textbox', { name: /Số điện thoại/ }),
    code: () => canvas.getByRole('textbox', { name: /Mã xác minh/ }),
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  }
}

/** Enters and sends the number, and continues to the code. */
async function reachCode(canvasElement: HTMLElement) {
  const parts = find(canvasElement)
  await userEvent.type(parts.number(), '0912 345 678')
  await userEvent.keyboard('{Enter}')
  await parts.canvas.findByRole('textbox', { name: /Mã xác minh/ })
  return parts
}

export const EnterNumber: Story = {
  play: async ({ canvasElement }) => {
    const { number } = find(canvasElement)
    await expect(number()).toHaveAttribute('type', 'tel')
    await expect(number()).toHaveAttribute('inputmode', 'tel')
    await expect(number()).toHaveAttribute('autocomplete', 'tel')
  },
}

export const RequiresTheNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, number, press } = find(canvasElement)
    await userEvent.type(number(), '  ')
    await press('Gửi mã xác minh')
    await expect(await canvas.findByText('Vui lòng nhập số điện thoại')).toBeVisible()
    await expect(number()).toHaveFocus()
    await expect(args.onSendCode).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const SendingTheCode: Story = {
  args: { onSendCode: neverResolves() },
  play: async ({ args, canvasElement }) => {
    const { canvas, number, press } = find(canvasElement)
    await userEvent.type(number(), '0912 345 678')
    await press('Gửi mã xác minh')
    const button = await canvas.findByRole('button', { name: 'Đang gửi mã…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang gửi mã…')
    await userEvent.click(button)
    await userEvent.type(number(), '9')
    await expect(number()).toHaveValue('0912 345 678')
    await expect(args.onSendCode).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const NumberRefused: Story = {
  args: {
    onSendCode: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Không gửi được mã tới số này.' })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, number } = find(canvasElement)
    await userEvent.type(number(), '113{Enter}')
    await expect(await canvas.findByText('Không gửi được mã tới số này.')).toBeVisible()
    await waitFor(() => expect(number()).toHaveFocus())
    await userEvent.type(number(), '4')
    await waitFor(() => expect(canvas.queryByText('Không gửi được mã tới số này.')).not.toBeInTheDocument())
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(await canvas.findByText('Không gửi được mã tới số này.')).toBeVisible()
  },
}

export const Code: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const { code } = await reachCode(canvasElement)
    await expect(args.onSendCode).toHaveBeenCalledWith('0912 345 678')
    await waitFor(() => expect(code()).toHaveFocus())
    await expect(code()).toHaveAccessibleDescription('Nhập mã gồm 6 chữ số đã gửi tới 0912\u00a0345\u00a0678.')
    await expect(code()).toHaveAttribute('inputmode', 'numeric')
    await expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(code(), '1234567')
    await expect(code()).toHaveValue('123456')
  },
}

export const RequiresTheCode: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, code, press } = await reachCode(canvasElement)
    await press('Xác minh')
    await expect(await canvas.findByText('Vui lòng nhập mã xác minh')).toBeVisible()
    await expect(code()).toHaveFocus()
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const Verifying: Story = {
  args: { onVerify: neverResolves() },
  play: async ({ args, canvasElement }) => {
    const { canvas, code, press } = await reachCode(canvasElement)
    await userEvent.type(code(), '123456{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Đang xác minh…' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang xác minh…')
    await press('Đang xác minh…')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

export const CodeRefused: Story = {
  args: { onVerify: fn(async (): Promise<SubmitResult> => ({ ok: false, message: 'Mã không đúng hoặc đã hết hạn.' })) },
  play: async ({ canvasElement }) => {
    const { canvas, code } = await reachCode(canvasElement)
    await userEvent.type(code(), '000000{Enter}')
    await expect(await canvas.findByText('Mã không đúng hoặc đã hết hạn.')).toBeVisible()
    await waitFor(() => expect(code()).toHaveFocus())
    await expect(code()).toHaveValue('000000')
  },
}

export const ChangesTheNumber: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { canvas, number, press } = await reachCode(canvasElement)
    await press('Đổi số điện thoại')
    await waitFor(() => expect(number()).toHaveFocus())
    await expect(number()).toHaveValue('0912 345 678')
    await userEvent.keyboard('9{Enter}')
    await canvas.findByRole('textbox', { name: /Mã xác minh/ })
    await expect(args.onSendCode).toHaveBeenLastCalledWith('0912 345 6789')
  },
}

export const VerifiedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const { canvas, code } = find(canvasElement)
    await userEvent.keyboard('0912 345 678{Enter}')
    await waitFor(() => expect(code()).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await expect(await canvas.findByText('Số điện thoại đã được xác minh')).toBeVisible()
    await expect(canvas.getByText('0912 345 678')).toBeVisible()
    await expect(args.onVerify).toHaveBeenCalledWith('123456')
    // The focused field is gone: the focus moves to the result, not to the top of the page.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Số điện thoại đã được xác minh'))
  },
}

export const AlreadyVerified: Story = {
  args: { verified: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Số điện thoại đã được xác minh')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Without its colour, the mark has a border. */
export const ForcedColors: Story = {
  ...AlreadyVerified,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}

/** Without a provider that sends codes, nothing says that one was sent. */
export const Simulated: Story = {
  args: { codes: 'simulated' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { canvas } = await reachCode(canvasElement)
    await expect(canvas.getByText(/^Chế độ thử nghiệm: không có tin nhắn nào được gửi/)).toBeVisible()
    await expect(canvas.queryByText(/đã gửi/)).toBeNull()
  },
}

/** In production without such a provider no number can be verified. */
export const Unavailable: Story = {
  args: { codes: 'none' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { canvas } = find(canvasElement)
    await expect(canvas.getByText(/Bạn có thể xác minh email/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
