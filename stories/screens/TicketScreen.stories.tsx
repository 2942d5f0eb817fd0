import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { TicketScreen, type TicketScreenProps } from '#ds/screens/TicketScreen/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { ticketPageTexts as texts } from '#ds/texts/ticket-page.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import {
  closedTicket,
  mergedTicket,
  openTicket,
  overTicket,
  ratedTicket,
  ticketNow,
} from '#stories/fixtures/ticket-details.ts'
import { inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const noPicture = { chromatic: { disableSnapshot: true } }

const meta = {
  id: 'screens-ticketscreen',
  title: 'Screens/TicketScreen · Trang yêu cầu hỗ trợ',
  component: TicketScreen,
  args: {
    texts: texts.vi,
    header: <DashboardHeader user={user} texts={accountTexts.vi.header} onSignOut={fn(done)} />,
    ticket: ready(openTicket),
    vps: { name: 'web-01', href: '/dashboard/vps/vps-1' },
    now: ticketNow,
    listHref: '/dashboard?tab=support',
    ticketHref: (id) => `/tickets/${id}`,
    fileHref: ({ id }) => `/api/support/tickets/item/ticket-1/attachments/${id}`,
    reply: { draft: '', onDraftChange: fn(), onReply: fn(done), onUpload: fn(), onRemoveFile: fn() },
    onStatusChange: fn<TicketScreenProps['onStatusChange']>(done),
    onRate: fn(done),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What it is about, what was written, and the field for a reply. */
export const Open: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: openTicket.ticket.subject })).toBeVisible()
    await expect(canvas.getByText('YC-118')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'web-01' })).toHaveAttribute('href', '/dashboard/vps/vps-1')
    await expect(canvas.getByRole('link', { name: 'Tải xuống auth.log' })).toHaveAttribute(
      'href',
      '/api/support/tickets/item/ticket-1/attachments/file-1',
    )
  },
}

/** It is closed by one click, and opened again by the same button, which keeps the focus. */
export const ClosesAndReopens: Story = {
  parameters: noPicture,
  render: function Closing(args) {
    const [ticket, setTicket] = useState(openTicket)
    const change = async (status: 'open' | 'closed') => {
      setTicket(status === 'closed' ? closedTicket : openTicket)
      return args.onStatusChange(status)
    }
    return <TicketScreen {...args} ticket={ready(ticket)} onStatusChange={change} />
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: texts.vi.close }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('closed')
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.vi.reopen })).toHaveFocus())
    await expect(canvas.getByText(texts.vi.closed, { exact: false })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('open')
  },
}

/** Rated in words, by the keyboard. */
export const Closed: Story = {
  args: { ticket: ready(closedTicket) },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.vi.reopenHint('05/12/2026'))).toBeVisible()
  },
}

export const Rates: Story = {
  args: { ticket: ready(closedTicket) },
  parameters: noPicture,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const submit = canvas.getByRole('button', { name: texts.vi.rating.submit })
    await userEvent.click(submit)
    await expect(canvas.getByText(texts.vi.rating.required)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4. Tốt' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Góp ý thêm/ }), 'Trả lời nhanh.')
    await userEvent.click(submit)
    await expect(args.onRate).toHaveBeenLastCalledWith({ stars: 4, comment: 'Trả lời nhanh.' })
  },
}

export const Rated: Story = {
  args: { ticket: ready(ratedTicket) },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bạn đã đánh giá 4/5: Tốt')).toBeVisible()
  },
}

/** What was refused says why, and nothing has changed. */
export const NotClosed: Story = {
  args: {
    onStatusChange: fn<TicketScreenProps['onStatusChange']>(failing('Máy chủ chưa phản hồi. Vui lòng thử lại.')),
  },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.close }))
    await expect(await canvas.findByText(texts.vi.changeFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.vi.close })).toBeVisible()
  },
}

/** The ticket cannot be opened again: there is no field, but the way to a new one. */
export const Over: Story = {
  args: { ticket: ready(overTicket) },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: texts.vi.over.toList })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: texts.vi.reply.reply })).toBeNull()
  },
}

/** The ticket goes on in another one. */
export const Merged: Story = {
  args: { ticket: ready(mergedTicket) },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Xem tiếp ở yêu cầu YC-120' })
    await expect(link).toHaveAttribute('href', '/tickets/ticket-2')
  },
}

export const Loading: Story = { args: { ticket: loading }, parameters: noPicture }

export const Failed: Story = {
  args: { ticket: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: noPicture,
}

/** The ticket is another customer's, or a letter of its address is missing. */
export const NotFound: Story = {
  args: { ticket: { status: 'error', message: 'Không tìm thấy.' }, isMissing: true },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.vi.notFound.title)).toBeVisible()
  },
}
