import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type StemSeries, TimeSeriesChart } from '#ds/components/data/TimeSeriesChart/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { dailySamples, daysOf, withGap } from '#stories/fixtures/chart-samples.ts'
import {
  forcedColors,
  inLight,
  inLightOnDesktop,
  inLightOnPhone,
  largeTextOnPhone,
  phoneToo,
  widths,
} from '#stories/modes.ts'

const percent: StemSeries = { name: 'CPU', format: (value) => `${Math.round(value)}\u00a0%`, max: 100 }
const cpu = dailySamples(96, 15, { low: 6, high: 62, seed: 11, now: 23 })

const retry = fn()

const meta = {
  id: 'components-timeserieschart',
  title: 'Components/Data/TimeSeriesChart · Biểu đồ cọng',
  component: TimeSeriesChart,
  args: {
    title: 'CPU',
    context: '2 vCPU',
    samples: { status: 'ready', data: cpu },
    above: percent,
    empty: 'Chưa có số đo nào. Số đo đầu tiên có sau vài phút.',
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '29rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TimeSeriesChart>

export default meta
type Story = StoryObj<typeof meta>

const plot = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider', { name: 'CPU' })

/** A day of a machine: the night at 03:00, peaks at noon and 21:00, the present apart with its ripples. */
export const OneDay: Story = {
  play: async ({ canvasElement }) => {
    await expect(plot(canvasElement)).toHaveAttribute('aria-valuetext', '07:23 · 23\u00a0%')
    await expect(canvasElement.querySelector('figcaption')).toHaveTextContent(/23\s%/)
    const table = within(canvasElement).getByRole('table', { name: 'CPU' })
    await expect(within(table).getAllByRole('row')).toHaveLength(97)
    await expect(within(table).getByRole('rowheader', { name: '21:15' })).toBeInTheDocument()
  },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo, ...largeTextOnPhone } } },
}

/** A stem is picked with the keys: brighter, with its time and value in a bubble that stays within the plot. */
export const PickedStem: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(plot(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(plot(canvasElement)).toHaveAttribute('aria-valuetext', '08:15 · 21\u00a0%')
    const bubble = within(plot(canvasElement)).getByText(/^08:15 · 21/)
    // Browsers round boxes to 1/64 px.
    await expect(bubble.getBoundingClientRect().left + 1).toBeGreaterThan(
      plot(canvasElement).getBoundingClientRect().left,
    )
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The pointer picks the nearest stem, and none when it leaves. */
export const PickedByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like PickedStem.
  play: async ({ canvasElement }) => {
    const target = plot(canvasElement)
    const { left, top, width, height } = target.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    await userEvent.pointer([{ target, coords: at }])
    await expect(target.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d · \d+\s%$/)
    await expect(target).not.toHaveAttribute('aria-valuetext', '07:23 · 23\u00a0%')
    await userEvent.unhover(target)
    await expect(target).toHaveAttribute('aria-valuetext', '07:23 · 23\u00a0%')
  },
}

/** The same points as a table, as high as the drawing: nothing moves. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = canvas.getByRole('figure', { name: 'CPU' })
    const { height } = chart.getBoundingClientRect()
    const toggle = canvas.getByRole('button', { name: 'Xem dạng bảng: CPU' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('region', { name: 'CPU' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
    await expect(chart.getBoundingClientRect().height).toBe(height)
  },
  parameters: { chromatic: { modes: inLight } },
}

const rate = (name: string): StemSeries => ({
  name,
  format: (value) => value.toLocaleString('vi-VN', { maximumFractionDigits: 1 }),
  formatTick: (value) => `${value.toLocaleString('vi-VN')} ${name}`,
})

/** What comes in stands above the water, what goes out hangs below it: neither a legend nor a colour is needed. Each side has its own scale. */
export const BothDirections: Story = {
  args: {
    title: 'Mạng',
    context: 'Mbit mỗi giây',
    samples: {
      status: 'ready',
      data: dailySamples(
        96,
        15,
        { low: 1, high: 18, seed: 31, sharpness: 1.2, now: 7.4 },
        { low: 3, high: 44, seed: 41, sharpness: 1.2, now: 18.6 },
      ),
    },
    above: rate('vào'),
    below: rate('ra'),
  },
  parameters: { chromatic: { modes: { ...phoneToo, ...inLightOnPhone } } },
}

/** A month: the mean of each day as a stem, its highest value as a dot above. */
export const ThirtyDays: Story = {
  args: { samples: { status: 'ready', data: daysOf(31, 7) } },
  parameters: { chromatic: { modes: inLight } },
}

/** A thousand samples: neighbours are merged until each stem has its space; the table keeps them all. */
export const ThousandSamples: Story = {
  args: { samples: { status: 'ready', data: dailySamples(1000, 10, { low: 6, high: 62, seed: 5, now: 23 }) } },
}

/** Nothing was measured for three hours: no stems, and the water is dashed. */
export const WithGap: Story = {
  args: { samples: { status: 'ready', data: withGap(cpu, 60, 72) } },
  parameters: { chromatic: { modes: inLight } },
}

/** The machine does not run: flat grey water. */
export const Still: Story = { args: { still: 'Máy đang tắt từ 21/11' }, parameters: { chromatic: { modes: inLight } } }

/** No sample yet. */
export const NoData: Story = { args: { samples: { status: 'ready', data: [] } } }

export const Loading: Story = {
  args: { samples: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Đang tải')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Failed: Story = {
  args: { samples: { status: 'error', message: 'Chưa đọc được số đo.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The last samples are still there, but could not be loaded again. */
export const Stale: Story = {
  args: { samples: { status: 'ready', data: cpu, stale: { message: 'Số đo lúc 07:23.', onRetry: retry } } },
  parameters: { chromatic: { modes: inLight } },
}

/** Every state has the height of the drawing. */
export const KeepsItsHeight: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like OneDay, Loading, NoData and Failed.
  render: (args) => (
    <>
      <TimeSeriesChart {...args} data-testid="ready" />
      <TimeSeriesChart {...args} samples={{ status: 'loading' }} data-testid="loading" />
      <TimeSeriesChart {...args} samples={{ status: 'ready', data: [] }} data-testid="empty" />
      <TimeSeriesChart {...args} samples={{ status: 'error', onRetry: retry }} data-testid="error" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = ['ready', 'loading', 'empty', 'error'].map(
      (state) => within(canvasElement).getByTestId(state).getBoundingClientRect().height,
    )
    await expect(new Set(heights).size, heights.join()).toBe(1)
  },
}

const Small = () => {
  const { number } = useFormats()
  const gigabytes: StemSeries = {
    name: 'RAM',
    format: (value) => `${number(Number(value.toFixed(1)))}\u00a0GB`,
    max: 2,
  }
  const network = (name: string): StemSeries => ({ name, format: (value) => number(Number(value.toFixed(1))) })
  return (
    <Grid columns={{ base: 1, medium: 2 }}>
      <TimeSeriesChart
        size="small"
        title="CPU"
        samples={{ status: 'ready', data: dailySamples(50, 30, { low: 6, high: 58, seed: 11, now: 23 }) }}
        above={percent}
        empty=""
      />
      <TimeSeriesChart
        size="small"
        title="RAM"
        samples={{ status: 'ready', data: dailySamples(50, 30, { low: 1, high: 1.5, seed: 5, now: 1.2 }) }}
        above={gigabytes}
        empty=""
      />
      <TimeSeriesChart
        size="small"
        title="Mạng"
        samples={{
          status: 'ready',
          data: dailySamples(
            50,
            30,
            { low: 1, high: 20, seed: 31, now: 7.4 },
            { low: 2, high: 40, seed: 41, now: 18.6 },
          ),
        }}
        above={network('vào')}
        below={network('ra')}
        empty=""
      />
    </Grid>
  )
}

/** Beside a list of machines: 56 px high, without a scale. */
export const SmallInPane: Story = {
  render: () => <Small />,
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

/** The keyboard's focus on the plot, and on the table's switch. */
export const States: Story = {
  parameters: { pseudo: { focusVisible: ['[role="slider"]'] }, chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...BothDirections,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
