import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LevelChart } from '#ds/domain/LevelChart/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { describePoint, emptyLevel, enough, flat, levelTexts, low } from '#stories/fixtures/wallet-level.ts'
import { forcedColors, inLight, largeTextOnPhone, phoneToo } from '#stories/modes.ts'

const retry = fn()

const meta = {
  id: 'domain-levelchart',
  title: 'Domain/LevelChart · Biểu đồ mực nước',
  component: LevelChart,
  args: {
    label: 'Số dư ví từ 23/09/2026 đến 16/03/2027',
    level: { status: 'ready', data: enough },
    texts: levelTexts,
    describe: describePoint,
  },
} satisfies Meta<typeof LevelChart>

export default meta
type Story = StoryObj<typeof meta>

const today = { name: 'Hôm nay 22/11/2026: số dư 613.000\u00a0₫' }

/** Solid until today, hatched as far as the renewals are known; the charge of 17/11 that came back stays visible. */
export const EnoughForMonths: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', today)).toHaveAttribute('tabindex', '0')
    await expect(
      canvas.getByRole('button', { name: '17/11/2026: hoàn 159.000\u00a0₫ của windows-ke-toan, còn 513.000\u00a0₫' }),
    ).toHaveAttribute('tabindex', '-1')
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(20)
  },
  parameters: { chromatic: { modes: { ...phoneToo, ...largeTextOnPhone } } },
}

/** Keys walk the points; each is a button with a sentence as its name. */
export const PickedPoint: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', today).focus()
    await userEvent.keyboard('{ArrowRight}')
    const next = within(canvasElement).getByRole('button', {
      name: '26/11/2026: trừ 49.000\u00a0₫ gia hạn blog-ca-nhan, còn 564.000\u00a0₫',
    })
    await expect(next).toHaveFocus()
    await expect(within(canvasElement).getByText(/^còn 564\.000\s₫/)).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The pointer picks the nearest point, also of two on one day. */
export const PickedByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like PickedPoint.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const point = canvas.getByRole('button', { name: /^17\/11\/2026: trả/ }).getBoundingClientRect()
    const coords = { clientX: point.left + point.width / 2, clientY: point.top + point.height / 2 + 4 }
    await userEvent.pointer([{ target: canvas.getByRole('group'), coords }])
    await expect(canvas.getByText(/^còn 354\.000\s₫/)).toBeVisible()
    await userEvent.unhover(canvas.getByRole('group'))
    await expect(canvas.queryByText(/^còn 354/)).not.toBeInTheDocument()
  },
}

/** The same points as a table. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('figure')
    const { height } = chart.getBoundingClientRect()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Xem dạng bảng/ }))
    await expect(
      within(canvasElement).getByRole('cell', { name: /^cua-hang-online .*thiếu 86\.000/ }),
    ).toBeInTheDocument()
    await expect(chart.getBoundingClientRect().height).toBe(height)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Eight days before it runs out. */
export const RunsOutSoon: Story = {
  args: { label: 'Số dư ví từ 10/01/2027 đến 18/03/2027', level: { status: 'ready', data: low } },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
}

/** Nothing is known to be taken out: the level runs flat. */
export const NothingPlanned: Story = { args: { level: { status: 'ready', data: flat } } }

/** No money yet: the water lies on the baseline. */
export const Empty: Story = {
  args: { level: { status: 'ready', data: emptyLevel }, empty: 'Ví chưa có tiền.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ví chưa có tiền.')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The level is not known: the baseline without water, and no zero. */
export const Loading: Story = {
  args: { level: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).queryByText(/^0/)).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { level: { status: 'error', message: 'Chưa đọc được số dư.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The last known level, which could not be loaded again. */
export const Stale: Story = {
  args: { level: { status: 'ready', data: enough, stale: { message: 'Cập nhật lúc 07:20.', onRetry: retry } } },
  parameters: { chromatic: { modes: inLight } },
}

/** Beside a figure, or in a customer's row: the water alone. */
export const SmallBesideFigure: Story = {
  args: { size: 'small', label: 'Số dư 613.000\u00a0₫, đủ đến 04/03/2027' },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '10.5rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^Số dư 613/ })).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...EnoughForMonths,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}

const oneChange = { ...enough, points: enough.points.slice(0, 1) }

/** The keyboard's focus on a point, and on the table in place of the drawing. */
export const States: Story = {
  tags: ['!autodocs'],
  args: { level: { status: 'ready', data: oneChange } },
  render: (args) => (
    <Grid columns={2} style={{ maxInlineSize: '48rem' }}>
      <LevelChart {...args} />
      <LevelChart {...args} label="Số dư ví" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xem dạng bảng: Số dư ví' }))
  },
  parameters: {
    pseudo: { focusVisible: ['figure:nth-child(1) [role="group"] > :nth-child(2)', 'section'] },
    chromatic: { modes: inLight },
  },
}
