import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TrendLine } from '#ds/components/data/TrendLine/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { daysOf } from '#stories/fixtures/chart-samples.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const values = (seed: number) => daysOf(30, seed).map(({ above }) => above)

const retry = fn()

const meta = {
  id: 'components-trendline',
  title: 'Components/Data/TrendLine · Đường xu hướng',
  component: TrendLine,
  args: {
    label: 'Doanh thu 30 ngày: tăng so với kỳ trước',
    trend: { status: 'ready', data: { current: values(3), previous: values(8) } },
    texts: { current: 'kỳ này', previous: 'kỳ trước', promised: 'cam kết', from: '24/10', to: 'hôm nay' },
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TrendLine>

export default meta
type Story = StoryObj<typeof meta>

/** This period solid, the one before dotted. */
export const ThirtyDays: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^Doanh thu/ })).toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The first reply of each day under what is promised; on two days nobody asked. */
export const UnderThePromise: Story = {
  args: {
    label: 'Trả lời đầu tiên: trung bình 6 phút, cam kết 15 phút',
    trend: {
      status: 'ready',
      data: {
        current: values(5).map((value, index) => (value === null || index === 11 || index === 12 ? null : value / 3)),
      },
    },
    promised: 15,
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Loading: Story = { args: { trend: { status: 'loading' } } }

export const Failed: Story = {
  args: { trend: { status: 'error', message: 'Chưa đọc được.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...UnderThePromise,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
