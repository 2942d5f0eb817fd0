import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TicketList } from '#ds/account/TicketList/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { loading, now, ready, tickets } from '#stories/fixtures/account.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'account-ticketlist',
  title: 'Account/TicketList · Danh sách yêu cầu hỗ trợ',
  component: TicketList,
  args: {
    tickets: ready(tickets),
    now,
    onCreate: fn(),
    ticketHref: (id) => `/tickets/${id}`,
    texts: accountTabTexts.vi.support,
  },
} satisfies Meta<typeof TicketList>

export default meta
type Story = StoryObj<typeof meta>

/** A high priority has a badge until its ticket is closed; any other is not said back to the one who has chosen it. */
export const EveryPriority: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Khẩn cấp')).toBeVisible()
    await expect(canvas.queryByText(/Cao|Trung bình|Thấp/)).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/^YC-\d+$/)).toHaveLength(4)
    await expect(canvas.getByText('Sen Cloud trả lời')).toBeVisible()
    await expect(canvas.getByText('20/11 10:12')).toBeVisible()
    await expect(canvas.getByText('Đang mở')).toBeVisible()
    await expect(canvas.getByText('Đang xử lý')).toBeVisible()
    await expect(canvas.getAllByText('Đã đóng')).toHaveLength(2)
  },
}
export const One: Story = { args: { tickets: ready(tickets.slice(0, 1)) } }

export const LongSubjectUnknownCategory: Story = {
  args: {
    tickets: ready(
      tickets.slice(0, 1).map((ticket) => ({
        ...ticket,
        subject: 'Máy chủ phản hồi chậm vào giờ cao điểm từ 19 giờ đến 22 giờ mỗi ngày trong suốt hai tuần vừa qua',
        category: 'network',
      })),
    ),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('network')).toBeVisible()
  },
}

/** The subject is a link, which covers the row. */
export const LeadsToThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { id, subject } of tickets)
      await expect(canvas.getByRole('link', { name: subject })).toHaveAttribute('href', `/tickets/${id}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo yêu cầu' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        default: () => (
          <div style={{ inlineSize: vars.measure.text }}>
            <TicketList {...args} tickets={ready(tickets.slice(0, 1))} />
          </div>
        ),
      }}
    />
  ),
  parameters: {
    pseudo: sheetStates('[data-component="TicketRow"] a'),
    chromatic: { modes: inLight },
  },
}

export const Empty: Story = {
  args: { tickets: ready([]) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo yêu cầu' }))
    await expect(args.onCreate).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { tickets: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { tickets: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
