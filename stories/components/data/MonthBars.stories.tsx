import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MonthBars, type MonthSums } from '#ds/components/data/MonthBars/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { createFormats } from '#ds/providers/format.tsx'
import { forcedColors, inLight, phoneToo } from '#stories/modes.ts'

/** The product's own labels, so that what is approved here is what ships. */
const { month, shortMonth } = createFormats('vi-VN')
const monthOf = (start: string, sums: Pick<MonthSums, 'spent' | 'planned' | 'returned' | 'current'>): MonthSums => {
  const iso = `${start}-01T00:00:00+07:00`
  return { id: start, label: shortMonth(iso), name: month(iso), ...sums }
}

const months: MonthSums[] = [
  monthOf('2026-08', { spent: 0 }),
  monthOf('2026-09', { spent: 0 }),
  monthOf('2026-10', { spent: 49 }),
  monthOf('2026-11', { spent: 138, planned: 49, returned: 159, current: true }),
  monthOf('2026-12', { spent: 0, planned: 187 }),
  monthOf('2027-01', { spent: 0, planned: 187 }),
]

const retry = fn()

const meta = {
  id: 'components-monthbars',
  title: 'Components/Data/MonthBars · Cột theo tháng',
  component: MonthBars,
  args: {
    label: 'Chi tiêu theo tháng, nghìn ₫, đã trừ tiền hoàn',
    months: { status: 'ready', data: months },
    texts: { month: 'Tháng', spent: 'Đã chi', planned: 'Dự kiến', returned: 'Đã hoàn (không tính vào chi tiêu)' },
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '34rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MonthBars>

export default meta
type Story = StoryObj<typeof meta>

/** Solid what was spent, hatched what is expected, and beside it what came back: a charge of 159 that was refunded counts in neither. */
export const SixMonths: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: /^Chi tiêu theo tháng/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(7)
    await expect(within(table).getByRole('cell', { name: '159' })).toBeInTheDocument()
    await expect(within(table).getByText('1/2027')).toBeInTheDocument()
    const labels = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    for (const label of ['T8', 'T12', 'T1/27']) await expect(labels).toContain(label)
  },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
}

export const Loading: Story = {
  args: { months: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { months: { status: 'error', message: 'Chưa đọc được các khoản chi.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...SixMonths,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
