import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepUpDialog } from '#ds/account/StepUpDialog/index.ts'
import { stepUpTexts as texts } from '#ds/texts/step-up.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-stepupdialog',
  title: 'Account/StepUpDialog · Hộp thoại hỏi lại mã',
  component: StepUpDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(done), texts: texts.vi },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof StepUpDialog>

export default meta
type Story = StoryObj<typeof meta>

export const AsksForCode: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async () => {
    const dialog = within(await openedDialog(texts.vi.heading))
    await expect(dialog.getByLabelText(texts.vi.code)).toHaveFocus()
  },
}

export const WrongCode: Story = {
  args: { onSubmit: fn(failing('Mã không đúng hoặc đã được dùng.')) },
  play: async () => {
    const dialog = within(await openedDialog(texts.vi.heading))
    await userEvent.type(dialog.getByLabelText(texts.vi.code), '123456{Enter}')
    await expect(await dialog.findByText('Mã không đúng hoặc đã được dùng.')).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Left without a code: the caller does nothing. */
export const Cancelled: Story = {
  play: async ({ args }) => {
    const dialog = within(await openedDialog(texts.vi.heading))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.back }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The dialog of a customer with a passkey, in a browser that knows them. */
export const WithPasskey: Story = {
  args: { onPasskey: fn(failing(texts.vi.passkeyNotUsed)) },
  play: async ({ args }) => {
    const dialog = within(await openedDialog(texts.vi.heading))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.usePasskey }))
    await expect(await dialog.findByText(texts.vi.passkeyNotUsed)).toBeVisible()
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
