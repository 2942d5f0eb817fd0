import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { TicketThread } from '#ds/domain/TicketThread/index.ts'
import { ticketThreadTexts } from '#ds/texts/ticket-thread.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { deskThread, longThread, thread, threadNow } from '#stories/fixtures/ticket-thread.ts'
import { inLight, inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'domain-ticketthread',
  title: 'Domain/TicketThread · Chuỗi tin nhắn của yêu cầu',
  component: TicketThread,
  args: {
    messages: ready(thread),
    viewer: 'customer',
    now: threadNow,
    fileHref: ({ id }) => `/api/files/${id}`,
    texts: ticketThreadTexts.vi,
  },
} satisfies Meta<typeof TicketThread>

export default meta
type Story = StoryObj<typeof meta>

/** Day by day; the quoted text of a mail is folded, and the last line says what happened. */
export const OfTheCustomer: Story = {
  args: { changes: [{ id: 'closed', text: 'Yêu cầu đã được đóng', createdAt: '2026-11-21T02:40:00.000Z' }] },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('18/11/2026')).toBeVisible()
    await expect(canvas.getByText('Hôm qua')).toBeVisible()
    await expect(canvas.getByText('Hôm nay')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tải xuống auth.log' })).toHaveAttribute('href', '/api/files/file-1')
    await expect(canvasElement.querySelector('blockquote')).not.toBeVisible()
  },
}

/** With names, and a note that the customer does not see. */
export const OfTheSupport: Story = {
  args: { messages: ready(deskThread), viewer: 'admin' },
  parameters: { pseudo: { focusVisible: ['[data-internal]'] }, chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText(ticketThreadTexts.vi.note).closest('li')
    await expect(note).toHaveAttribute('data-internal')
  },
}

/** The keyboard opens what a mail quoted. */
export const Quoted: Story = {
  parameters: {
    pseudo: { focusVisible: ['summary'] },
    chromatic: { modes: { dark: { disable: true }, ...inLight } },
  },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText(ticketThreadTexts.vi.quoted)
    label.focus()
    await expect(label).toHaveFocus()
    await userEvent.click(label)
    await waitFor(() => expect(canvasElement.querySelector('blockquote')).toBeVisible())
  },
}

/** A message of the other side is announced; one's own is not. */
export const Arriving: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Arriving(args) {
    const [count, setCount] = useState(1)
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>+</Button>
        <TicketThread {...args} messages={ready(thread.slice(0, count))} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: '+' }))
    await waitFor(() => expect(status).toHaveTextContent('Sen Cloud vừa gửi tin nhắn mới'))
  },
}

/** Long words break, and markup is shown as it was typed. */
export const LongTexts: Story = {
  args: { messages: ready(longThread) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>Không in đậm<\/b>/)).toBeVisible()
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}

export const Empty: Story = { args: { messages: ready([]) }, parameters: { chromatic: { disableSnapshot: true } } }

export const Loading: Story = { args: { messages: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { messages: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

/** What is known stays when loading it again fails. */
export const Stale: Story = {
  args: { messages: { ...ready(thread), stale: { message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(ticketThreadTexts.vi.errorTitle)).toBeVisible()
    await expect(within(canvasElement).getByText('Được rồi, cảm ơn bạn!')).toBeVisible()
  },
}
