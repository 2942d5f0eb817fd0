import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TicketDesk, type TicketDeskProps } from '#ds/admin/TicketDesk/index.ts'
import { supportAdminTexts } from '#ds/texts/support-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import {
  agents,
  deskTicket,
  emptyOverview,
  mergedTicket,
  overview,
  ratedTicket,
  replyTemplates,
} from '#stories/fixtures/ticket-desk.ts'
import { inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'
import { now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = supportAdminTexts.vi.desk
const number = deskTicket.ticket.number ?? ''

/** Holds what is written, like the site. */
function DeskWithDraft({ draft, onDraftChange, ...rest }: TicketDeskProps) {
  const [current, setCurrent] = useState(draft)
  return (
    <TicketDesk
      {...rest}
      draft={current}
      onDraftChange={(next) => {
        setCurrent(next)
        onDraftChange(next)
      }}
    />
  )
}

const meta = {
  id: 'back-office-ticketdesk',
  title: 'Back-office/TicketDesk · Bàn xử lý yêu cầu',
  component: TicketDesk,
  args: {
    texts,
    ticket: ready(deskTicket),
    agents: ready(agents),
    customer: ready(overview),
    now,
    backHref: '/admin?tab=support',
    hrefOf: (id) => `/admin?tab=support&ticket=${id}`,
    onChange: fn(done),
    onMerge: fn(done),
    templates: ready(replyTemplates),
    onFillTemplate: fn(async () => ({ ok: true as const, body: 'Chào Minh, chúng tôi đang kiểm tra web-01.' })),
    templatesHref: '/admin?tab=support&view=templates',
    draft: '',
    onDraftChange: fn(),
    onReply: fn(done),
    onNote: fn(done),
  },
  render: (args) => <DeskWithDraft {...args} />,
} satisfies Meta<typeof TicketDesk>

export default meta
type Story = StoryObj<typeof meta>

/** A late ticket with its conversation and its customer's record. */
export const Late: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^quá hạn 2/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Về hộp thư/ })).toHaveAttribute('href', '/admin?tab=support')
  },
}

/** Status, priority, assignee and category are changed in their places. */
export const Changing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: texts.statuses[deskTicket.ticket.status] }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Đã đóng/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'closed' }))
    await userEvent.click(canvas.getByRole('button', { name: texts.take }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ assigneeId: agents[0]?.id })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.assignee }), '')
    await expect(args.onChange).toHaveBeenLastCalledWith({ assigneeId: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.category }), 'billing')
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'billing' })
  },
}

export const NotChanged: Story = {
  args: { onChange: fn(failing('Máy chủ chưa trả lời.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.take }))
    await expect(await canvas.findByText('Máy chủ chưa trả lời.')).toBeVisible()
  },
}

/** The other tickets of the customer, by number; what happens is said before it does. */
export const Merging: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `${texts.merge.action}…` }))
    const dialog = await shownDialog(texts.merge.heading(number))
    const search = dialog.getByRole('searchbox', { name: texts.merge.search })
    await userEvent.type(search, '999')
    await expect(dialog.getByText(texts.merge.noneFound('999'))).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, '118')
    await userEvent.click(dialog.getByRole('button', { name: texts.merge.confirm }))
    await expect(dialog.getByText(texts.merge.chooseFirst)).toBeVisible()
    await expect(args.onMerge).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio'))
    await expect(dialog.getByText(texts.merge.what(number, 'YC-118'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.merge.confirmInto('YC-118') }))
    await expect(args.onMerge).toHaveBeenCalledWith(overview.tickets[1]?.ticket.id)
  },
}

/** A template is filled in for this ticket and stays to be edited; it is sent as a reply, or kept as a note. */
export const Replying: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.templates.insert }))
    await userEvent.click(await screen.findByRole('menuitem', { name: replyTemplates[0]?.title ?? '' }))
    await expect(args.onFillTemplate).toHaveBeenCalledWith(replyTemplates[0]?.id)
    const field = canvas.getByRole('textbox', { name: texts.reply.reply })
    await waitFor(() => expect(field).toHaveValue('Chào Minh, chúng tôi đang kiểm tra web-01.'))
    await userEvent.click(canvas.getByRole('button', { name: texts.reply.send }))
    await expect(args.onReply).toHaveBeenCalledWith(
      expect.objectContaining({ body: 'Chào Minh, chúng tôi đang kiểm tra web-01.' }),
    )
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.reply.asNote?.label ?? '' }))
    await userEvent.type(canvas.getByRole('textbox', { name: texts.reply.note ?? '' }), 'Khách cũ.')
    await userEvent.click(canvas.getByRole('button', { name: texts.reply.asNote?.save ?? '' }))
    await expect(args.onNote).toHaveBeenCalledWith(expect.objectContaining({ body: 'Khách cũ.' }))
  },
}

export const Rated: Story = {
  args: { ticket: ready(ratedTicket), customer: ready(emptyOverview) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(`${texts.rating}: ${texts.stars(4)}`)).toBeVisible()
  },
}

/** A merged ticket leads to the other one, and takes no reply. */
export const Merged: Story = {
  args: { ticket: ready(mergedTicket) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: texts.merged.open })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Loading: Story = {
  args: { ticket: loading, customer: loading, agents: loading },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const CustomerFailed: Story = {
  args: { customer: { status: 'error', message: 'Failed to fetch customer', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { ticket: { status: 'error', message: 'Failed to fetch ticket', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}
