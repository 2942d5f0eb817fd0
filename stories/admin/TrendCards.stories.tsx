import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TrendCards } from '#ds/admin/TrendCards/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { trends } from '#stories/fixtures/admin.ts'
import { inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'

const message = '503: Dịch vụ đang bận, vui lòng thử lại.'
const retry = fn()

const meta = {
  id: 'back-office-trendcards',
  title: 'Back-office/TrendCards · Thẻ diễn biến',
  component: TrendCards,
  args: { texts: adminTexts.vi.overview.trends, trends: ready(trends), promisedReply: 60 },
} satisfies Meta<typeof TrendCards>

export default meta
type Story = StoryObj<typeof meta>

/** Each line ends at the figure above it, and says it in words for those who do not see it. */
export const ThirtyDays: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('img')
      .map((image) => image.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))
    await expect(names).toEqual([
      'Doanh thu, 484.000 ₫, tăng 204,4 % so với 159.000 ₫ của kỳ trước',
      'Khách nạp, 100.000 ₫, khách chi 484.000 ₫',
      'VPS mới, 6, kỳ trước 1',
      'Trả lời đầu tiên, 16 phút, trung vị 7 ngày, kỳ trước 48 phút',
    ])
  },
}

/** A new business: there is nothing to compare with, and nobody has asked. */
export const FirstDays: Story = {
  args: {
    trends: ready({
      days: trends.days.map((day, index) => ({
        ...day,
        replySeconds: null,
        ...(index < 50 && { deposited: '0', revenue: '0', newVps: 0 }),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('kỳ trước chưa có số liệu')).toBeVisible()
    await expect(canvas.getByText('Chưa có trả lời')).toBeVisible()
  },
}

export const Loading: Story = { args: { trends: loading } }

export const Failed: Story = {
  args: { trends: { status: 'error', message, onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** What is known stays. */
export const Stale: Story = {
  args: { trends: { status: 'ready', data: trends, stale: { message, onRetry: fn() } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(4)
  },
}
