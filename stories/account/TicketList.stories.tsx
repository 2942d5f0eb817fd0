import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TicketList } from '#ds/account/TicketList/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { loading, ready, tickets } from '#stories/fixtures/account.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/TicketList',
  component: TicketList,
  tags: ['beta'],
  args: { tickets: ready(tickets), texts: accountTexts.support },
} satisfies Meta<typeof TicketList>

export default meta
type Story = StoryObj<typeof meta>

export const EveryPriority: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const priority of ['Khẩn cấp', 'Cao', 'Trung bình', 'Thấp'])
      await expect(canvas.getByText(priority)).toBeVisible()
    await expect(canvas.getByText('15/11/2026 10:00')).toBeVisible()
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

export const Empty: Story = {
  args: { tickets: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Tạo yêu cầu' })).toBeVisible()
  },
}

export const Loading: Story = { args: { tickets: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { tickets: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
