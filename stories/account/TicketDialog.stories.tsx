import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TicketDialog } from '#ds/account/TicketDialog/index.ts'
import { ticketTexts } from '#ds/texts/tickets.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-ticketdialog',
  title: 'Account/TicketDialog · Hộp thoại yêu cầu hỗ trợ',
  component: TicketDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(done), texts: ticketTexts.vi },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TicketDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await openedDialog(ticketTexts.vi.heading))
type Opened = Awaited<ReturnType<typeof opened>>
const submit = (dialog: Opened) => dialog.getByRole('button', { name: ticketTexts.vi.submit })
const subject = (dialog: Opened) => dialog.getByRole('textbox', { name: /^Tiêu đề/ })

async function fill(dialog: Opened) {
  await userEvent.type(subject(dialog), 'Không vào được SSH')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Loại yêu cầu/ }), 'technical')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Nội dung/ }), 'Báo Connection refused.')
}

export const NewRequest: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async () => {
    await expect(subject(await opened())).toHaveFocus()
  },
}

export const Sends: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Mức ưu tiên' }), 'high')
    await userEvent.click(submit(dialog))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        {
          subject: 'Không vào được SSH',
          category: 'technical',
          priority: 'high',
          body: 'Báo Connection refused.',
          vpsId: '',
          transactionId: '',
        },
        [],
      ),
    )
  },
}

/** Each missing field says so, and the first one gets the focus. */
export const Invalid: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(submit(dialog))
    for (const message of Object.values(ticketTexts.vi.validation))
      await expect(await dialog.findByText(message)).toBeVisible()
    await expect(subject(dialog)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What was typed stays after a failure. */
export const NotSent: Story = {
  args: { onSubmit: fn(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')) },
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.click(submit(dialog))
    await expect(await dialog.findByText(ticketTexts.vi.failureTitle)).toBeVisible()
    await expect(subject(dialog)).toHaveValue('Không vào được SSH')
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ args }) => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.click(submit(dialog))
    await userEvent.click(await dialog.findByRole('button', { name: ticketTexts.vi.submitting }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Closing loses nothing: what was typed is there when the dialog opens again. */
export const KeepsTheDraft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function WithState(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Mở
        </button>
        <TicketDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await fill(await opened())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-component="TicketDialog"]')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở' }))
    const dialog = await opened()
    await expect(subject(dialog)).toHaveValue('Không vào được SSH')
    await expect(dialog.getByRole('combobox', { name: /^Loại yêu cầu/ })).toHaveValue('technical')
  },
}

/** What it is about, and files: all of it is sent together, and stays when that fails. */
export const WithRecordsAndFiles: Story = {
  args: {
    vps: [{ id: 'vps-1', name: 'web-01' }],
    payments: [{ id: 'transaction-1', name: 'GD-10428' }],
    onSubmit: fn(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^VPS liên quan/ }), 'vps-1')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    const log = new File(['nhật ký'], 'auth.log', { type: 'text/plain' })
    await userEvent.upload(input as HTMLInputElement, log)
    await userEvent.click(submit(dialog))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ vpsId: 'vps-1', transactionId: '' }), [
        expect.objectContaining({ file: log }),
      ]),
    )
    await expect(await dialog.findByText(ticketTexts.vi.failureTitle)).toBeVisible()
    await expect(dialog.getByText('auth.log')).toBeVisible()
  },
}

/** A draft of an earlier visit is there, and what is typed is kept by the caller. */
export const FromADraft: Story = {
  args: {
    draft: {
      subject: 'Không vào được SSH',
      category: 'technical',
      priority: 'high',
      body: '',
      vpsId: '',
      transactionId: '',
    },
    onDraftChange: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(subject(dialog)).toHaveValue('Không vào được SSH')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nội dung/ }), 'Báo')
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ body: 'Báo' })))
  },
}
