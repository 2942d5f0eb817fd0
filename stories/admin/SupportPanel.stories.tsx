import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Enquiry } from '#contracts/contact.ts'
import { SupportPanel, type SupportPanelProps } from '#ds/admin/SupportPanel/index.ts'
import { supportAdminTexts } from '#ds/texts/support-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import {
  agents,
  deskTicket,
  inboxCounts,
  inboxRows,
  mails,
  mailText,
  overview,
  replyTemplates,
} from '#stories/fixtures/ticket-desk.ts'
import { inLight, phone } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = supportAdminTexts.vi
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
  id: 'back-office-supportpanel',
  title: 'Back-office/SupportPanel · Bảng hỗ trợ',
  component: SupportPanel,
  args: {
    texts,
    view: 'tickets',
    onViewChange: fn(),
    now,
    inbox: {
      ...listArgs,
      rows: ready(inboxRows),
      view: 'open',
      onViewChange: fn(),
      counts: inboxCounts,
      hrefOf: (id) => `/admin?tab=support&ticket=${id}`,
      onFiltersChange: fn(),
    },
    templates: {
      templates: ready(replyTemplates),
      onAdd: fn(done),
      onChange: fn(done),
      onRemove: fn(done),
    },
    mails: {
      ...listArgs,
      rows: ready(mails),
      filter: 'all',
      onFilterChange: fn(),
      kind: undefined,
      onKindChange: fn(),
      onRead: fn(),
      text: ready(mailText),
      onResend: fn(done),
      onSendTest: fn(done),
    },
    enquiries: { rows: ready([enquiry]), page: 1 },
    onlyOpen: true,
    onOnlyOpenChange: fn(),
    onEnquiryStatusChange: fn(done),
  },
  render: (args) => <SupportPanelWithView {...args} />,
} satisfies Meta<typeof SupportPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Each view is loaded and shown when it is chosen. */
export const Views: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: texts.inbox.caption })).toBeVisible()
    canvas.getByRole('tab', { name: texts.views.tickets }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onViewChange).toHaveBeenLastCalledWith('templates')
    await expect(canvas.getByRole('table', { name: texts.templates.caption })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: texts.views.mails }))
    await expect(canvas.getByRole('table', { name: texts.mails.caption })).toBeVisible()
  },
}

/** A ticket that is open stands in place of the views. */
export const OnTheDesk: Story = {
  args: {
    desk: {
      ticket: ready(deskTicket),
      agents: ready(agents),
      customer: ready(overview),
      backHref: '/admin?tab=support',
      hrefOf: (id) => `/admin?tab=support&ticket=${id}`,
      onChange: fn(done),
      onMerge: fn(done),
      draft: '',
      onDraftChange: fn(),
      onReply: fn(done),
      onNote: fn(done),
      templates: ready(replyTemplates),
      templatesHref: '/admin?tab=support&view=templates',
      onFillTemplate: fn(async () => ({ ok: true as const, body: '' })),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: deskTicket.ticket.subject })).toBeVisible()
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const Enquiries: Story = { args: { view: 'enquiries' }, parameters: { chromatic: { modes: phone } } }

/** A message of the contact form is read, and marked as done. */
export const OneEnquiry: Story = {
  args: { view: 'enquiries' },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.openFor(enquiry.subject) }))
    const dialog = await shownDialog(enquiry.subject)
    await expect(dialog.getByText(/Đà Nẵng/)).toBeVisible()
    await expect(args.onEnquiryStatusChange).not.toHaveBeenCalled()
  },
}

export const MarkedAsDone: Story = {
  args: { view: 'enquiries' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.openFor(enquiry.subject) }))
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
