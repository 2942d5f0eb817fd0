import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TicketConversation, TicketDialog } from '#ds/account/TicketDialog/index.ts'
import { ticketTexts } from '#ds/texts/vi/tickets.ts'
import { ready, tickets } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { conversation } from '#stories/fixtures/conversation.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/TicketDialog',
  component: TicketDialog,
  tags: ['beta'],
  args: { open: true, onOpenChange: fn(), onSubmit: fn(done), texts: ticketTexts },
  // On a docs page in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TicketDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await openedDialog(ticketTexts.heading))
type Opened = Awaited<ReturnType<typeof opened>>
const submit = (dialog: Opened) => dialog.getByRole('button', { name: ticketTexts.submit })
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
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        subject: 'Không vào được SSH',
        category: 'technical',
        priority: 'high',
        body: 'Báo Connection refused.',
      }),
    )
  },
}

/** Each missing field says so, and the first one gets the focus. */
export const Invalid: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(submit(dialog))
    for (const message of Object.values(ticketTexts.validation))
      await expect(await dialog.findByText(message)).toBeVisible()
    await expect(subject(dialog)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What was typed stays after a failure. */
export const NotSent: Story = {
  args: { onSubmit: fn(failing('Máy chủ chưa trả lời. Vui lòng thử lại.')) },
  parameters: { chromatic: { modes: inLight } },
  play: async () => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.click(submit(dialog))
    await expect(await dialog.findByText(ticketTexts.failureTitle)).toBeVisible()
    await expect(subject(dialog)).toHaveValue('Không vào được SSH')
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ args }) => {
    const dialog = await opened()
    await fill(dialog)
    await userEvent.click(submit(dialog))
    await userEvent.click(await dialog.findByRole('button', { name: ticketTexts.submitting }))
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

const [, inProgress] = tickets
const closed = tickets.find(({ status }) => status === 'closed')
const onReply = fn(async (_id: string, _body: string) => done())

/** The conversation about a request. */
export const OpenRequest: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  render: ({ texts }) => (
    <TicketConversation
      open
      onOpenChange={() => undefined}
      ticket={inProgress}
      messages={ready(conversation)}
      onReply={onReply}
      texts={texts}
    />
  ),
  play: async () => {
    const dialog = within(await openedDialog(inProgress?.subject ?? ''))
    await expect(dialog.getByRole('list', { name: ticketTexts.conversation.label })).toBeVisible()
  },
}

/** A closed request says that a reply opens it again. */
export const ClosedRequest: Story = {
  parameters: { chromatic: { modes: inLight } },
  render: ({ texts }) => (
    <TicketConversation
      open
      onOpenChange={() => undefined}
      ticket={closed}
      messages={ready(conversation)}
      onReply={onReply}
      texts={texts}
    />
  ),
  play: async () => {
    const dialog = within(await openedDialog(closed?.subject ?? ''))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Trả lời/ }), 'Lại bị rồi.')
    await userEvent.click(dialog.getByRole('button', { name: ticketTexts.conversation.send }))
    await expect(onReply).toHaveBeenLastCalledWith(closed?.id, 'Lại bị rồi.')
    await expect(dialog.getByText(ticketTexts.closedHint)).toBeVisible()
  },
}
