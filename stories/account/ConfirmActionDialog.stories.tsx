import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmActionDialog } from '#ds/account/ConfirmActionDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, phone, phoneToo } from '#stories/modes.ts'

const { confirm, questions, cancel: texts } = machinePageTexts.vi
const name = 'cua-hang-online'

const meta = {
  id: 'account-confirmactiondialog',
  title: 'Account/ConfirmActionDialog · Hộp thoại xác nhận thao tác với máy',
  component: ConfirmActionDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    heading: questions.reset.heading(name),
    description: questions.reset.description,
    confirm: questions.reset.confirm,
    tone: 'critical',
    onConfirm: fn(done),
    call: { method: 'POST', path: '/api/vps/41/actions', body: { type: 'reset' } },
    origin: 'https://sencloud.test',
    texts: confirm,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof ConfirmActionDialog>

export default meta
type Story = StoryObj<typeof meta>

/** What leaves everything as it is has the focus. */
export const Reset: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog(questions.reset.heading(name)))
    await expect(dialog.getByRole('button', { name: confirm.keep })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: questions.reset.confirm }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

const cancel = {
  heading: texts.heading(name),
  description: texts.descriptions.now(''),
  confirm: texts.confirm.now,
  confirmName: name,
  lostAndKept: { lost: [texts.lost.disk('40 GB'), texts.lost.address, texts.lost.snapshots(2)], kept: [texts.kept] },
}

/** The name counts down; only then is the button one that destroys. */
export const CancelMachine: Story = {
  args: cancel,
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog(cancel.heading))
    const button = dialog.getByRole('button', { name: cancel.confirm })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), 'cua-hang-onl')
    await expect(dialog.getByText('Còn thiếu 3 ký tự')).toBeVisible()
  },
}

/** A paste is as good as typing. */
export const NameComplete: Story = {
  args: cancel,
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog(cancel.heading))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste(` ${name} `)
    const button = dialog.getByRole('button', { name: cancel.confirm })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** The server's sentence stands over the question, which stays open. */
export const Refused: Story = {
  args: { onConfirm: fn(failing('Máy đang thực hiện một thao tác khác.')) },
  play: async () => {
    const dialog = within(await openedDialog(questions.reset.heading(name)))
    await userEvent.click(dialog.getByRole('button', { name: questions.reset.confirm }))
    await expect(await dialog.findByText('Máy đang thực hiện một thao tác khác.')).toBeVisible()
  },
}
