import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Enquiry } from '#contracts/contact.ts'
import type { TicketThread } from '#contracts/tickets.ts'
import { SupportPanel, type SupportPanelProps } from '#ds/admin/SupportPanel/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { tickets } from '#stories/fixtures/admin.ts'
import { conversation } from '#stories/fixtures/conversation.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = supportOfficeTexts
const [first] = tickets
const subject = first?.ticket.subject ?? ''
const thread: TicketThread | undefined = first && { ticket: first.ticket, messages: [...conversation] }

const enquiry: Enquiry = {
  id: 'enquiry-1',
  number: 'YC-121',
  topic: 'partner',
  name: 'Trần Minh',
  email: 'minh@congty.test',
  phone: '+84 912 345 678',
  subject: 'Hợp tác đại lý',
  body: 'Chúng tôi muốn làm đại lý tại Đà Nẵng.\nXin gửi điều kiện.',
  about: 'partners',
  language: 'vi',
  status: 'open',
  createdAt: '2026-11-21T02:05:00.000Z',
  closedAt: null,
}

/** Holds the open view, like the site. */
function SupportPanelWithView({ view, onViewChange, ...rest }: SupportPanelProps) {
  const [current, setCurrent] = useState(view)
  return (
    <SupportPanel
      {...rest}
      view={current}
      onViewChange={(next) => {
        setCurrent(next)
        onViewChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Back-office/SupportPanel',
  component: SupportPanel,
  tags: ['beta'],
  args: {
    texts,
    view: 'tickets',
    onViewChange: fn(),
    tickets: { ...listArgs, rows: ready(tickets) },
    now,
    onTicketShown: fn(),
    thread: thread ? ready(thread) : loading,
    onReply: fn(done),
    onTicketStatusChange: fn(done),
    enquiries: { rows: ready([enquiry]), page: 1 },
    onlyOpen: true,
    onOnlyOpenChange: fn(),
    onEnquiryStatusChange: fn(done),
  },
  render: (args) => <SupportPanelWithView {...args} />,
} satisfies Meta<typeof SupportPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Tickets: Story = { parameters: { chromatic: { modes: widths } } }

async function openTicket(canvasElement: HTMLElement) {
  const [button] = within(canvasElement).getAllByRole('button', { name: texts.tickets.openFor(subject) })
  if (!button) throw new Error('No ticket')
  await userEvent.click(button)
  return shownDialog(subject)
}

/** A ticket with its conversation: a reply is sent, and the status set. */
export const Conversation: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openTicket(canvasElement)
    await expect(args.onTicketShown).toHaveBeenLastCalledWith(first?.ticket.id)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Trả lời/ }), 'Đã mở cổng 22.')
    await userEvent.click(dialog.getByRole('button', { name: texts.conversation.send }))
    await expect(args.onReply).toHaveBeenLastCalledWith(first?.ticket.id, 'Đã mở cổng 22.')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: texts.status }), 'closed')
    await expect(args.onTicketStatusChange).toHaveBeenLastCalledWith(first?.ticket.id, 'closed')
  },
}

/** A status that could not be set says why. */
export const StatusNotSet: Story = {
  args: { onTicketStatusChange: fn(failing('Máy chủ chưa trả lời.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openTicket(canvasElement)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: texts.status }), 'closed')
    await expect(await dialog.findByText(texts.statusFailed)).toBeVisible()
  },
}

export const Enquiries: Story = { args: { view: 'enquiries' }, parameters: { chromatic: { modes: phone } } }

/** A message of the contact form is read, and marked as done. */
export const OneEnquiry: Story = {
  args: { view: 'enquiries' },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.tickets.openFor(enquiry.subject) }))
    const dialog = await shownDialog(enquiry.subject)
    await expect(dialog.getByText(/Đà Nẵng/)).toBeVisible()
    await expect(args.onEnquiryStatusChange).not.toHaveBeenCalled()
  },
}

export const MarkedAsDone: Story = {
  args: { view: 'enquiries' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.tickets.openFor(enquiry.subject) }))
    const dialog = await shownDialog(enquiry.subject)
    const button = dialog.getByRole('button', { name: texts.close })
    await userEvent.click(button)
    await expect(args.onEnquiryStatusChange).toHaveBeenLastCalledWith(enquiry.id, 'closed')
    await waitFor(() => expect(button.isConnected).toBe(false))
  },
}

export const NoEnquiries: Story = {
  args: { view: 'enquiries', enquiries: { rows: ready([]), page: 1 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.onlyOpen }))
    await expect(args.onOnlyOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Loading: Story = { args: { view: 'enquiries', enquiries: { rows: loading, page: 1 } } }

export const Failed: Story = {
  args: {
    view: 'enquiries',
    enquiries: { rows: { status: 'error', message: 'Failed to fetch messages', onRetry: fn() }, page: 1 },
  },
}
