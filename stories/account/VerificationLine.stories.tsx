import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VerificationLine } from '#ds/account/VerificationLine/index.ts'
import { verification } from '#ds/texts/account/verification.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLightOnPhone, phoneToo } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'account-verificationline',
  title: 'Account/VerificationLine · Dòng nhắc xác minh',
  component: VerificationLine,
  args: { texts: verification.vi, onVerify: fn(), onLater: fn() },
} satisfies Meta<typeof VerificationLine>

export default meta
type Story = StoryObj<typeof meta>

export const NotVerified: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xác minh ngay' }))
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
    // Nothing that a picture would show stays behind.
    leaveFocus()
  },
}

/** Everything that the pointer and the keyboard change. */
export const States: Story = {
  parameters: { pseudo: sheetStates('button'), chromatic: { modes: { light: { theme: 'light' } } } },
  render: ({ texts, onVerify }) => (
    <StateSheet rows={{ Line: () => <VerificationLine texts={texts} onVerify={onVerify} onLater={onVerify} /> }} />
  ),
}
