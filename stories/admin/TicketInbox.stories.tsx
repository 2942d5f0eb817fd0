import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TicketInbox, type TicketInboxProps } from '#ds/admin/TicketInbox/index.ts'
import { supportAdminTexts } from '#ds/texts/support-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { inboxCounts, inboxRows } from '#stories/fixtures/ticket-desk.ts'
import { inLightOnPhone, inLightOnTablet, widths } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'

const texts = { list: supportAdminTexts.vi.list, ...supportAdminTexts.vi.inbox }

/** Holds the part that is shown, like the site. */
function InboxWithView({ view, onViewChange, ...rest }: TicketInboxProps) {
  const [current, setCurrent] = useState(view)
  return (
    <TicketInbox
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
  id: 'back-office-ticketinbox',
  title: 'Back-office/TicketInbox · Hộp thư yêu cầu',
  component: TicketInbox,
  args: {
    texts,
    ...listArgs,
    view: 'open',
    onViewChange: fn(),
    counts: inboxCounts,
    sort: { column: 'id', direction: 'descending' },
    onSortChange: fn(),
    onFiltersChange: fn(),
    now,
    hrefOf: (id) => `/admin?tab=support&ticket=${id}`,
    rows: ready(inboxRows),
  },
  render: (args) => <InboxWithView {...args} />,
} satisfies Meta<typeof TicketInbox>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch tickets', onRetry: fn() } as const

/** A clock in each state: near its end, late, within its time, and stopped. Each is said in words. */
export const EveryClock: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone, ...inLightOnTablet } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^còn 18/)).toBeVisible()
    await expect(canvas.getByText(/^quá hạn 2/)).toBeVisible()
    await expect(canvas.getByText(/^còn 3/)).toBeVisible()
    await expect(canvas.getByText(texts.clock.stopped)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Chưa ai nhận 1' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** A part is chosen with the keyboard; a ticket is a link to its desk. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Của tôi 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onViewChange).toHaveBeenCalledWith('mine')
    await expect(canvas.getByRole('button', { name: 'Của tôi 1' })).toHaveAttribute('aria-pressed', 'true')
    const [first] = inboxRows
    await expect(canvas.getByRole('link', { name: first?.ticket.subject ?? '' })).toHaveAttribute(
      'href',
      `/admin?tab=support&ticket=${first?.ticket.id}`,
    )
  },
}

/** Nothing is late: that is good news. */
export const NothingLate: Story = {
  args: { view: 'overdue', rows: ready([]), counts: { ...inboxCounts, overdue: 0 } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { disableSnapshot: true } } }

export const Failed: Story = { args: { rows: failed } }
