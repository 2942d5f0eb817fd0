import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { ComparisonTable } from '#ds/storefront/ComparisonTable/index.ts'
import { comparison } from '#ds/texts/vi/landing/comparison.ts'
import { inLight, inLightOnPhone, phone } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/ComparisonTable',
  component: ComparisonTable,
  tags: ['stable'],
  args: { texts: comparison.table, rows: comparison.rows },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

/** Eight rows, five columns; yes and no are words for screen readers. If it fits, it adds no tab stop. */
export const FourProviders: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: comparison.table.caption }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(5)
    await expect(table.getByRole('columnheader', { name: 'Tốt nhất Sen Cloud' })).toBeVisible()
    await expect(table.getAllByRole('rowheader')).toHaveLength(8)
    await expect(table.getAllByRole('img', { name: 'Có' })).toHaveLength(6)
    await expect(table.getAllByRole('img', { name: 'Không' })).toHaveLength(4)
    await waitFor(() => expect(canvas.queryByText(comparison.table.scrollHint)).not.toBeVisible())
    await userEvent.tab()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** On a phone, scrolled to its end: the row headers are still completely in view. */
export const ScrolledOnAPhone: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '20.5rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = await canvas.findByRole('region', { name: comparison.table.caption })
    await expect(canvas.getByText(comparison.table.scrollHint)).toBeVisible()
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    frame.scrollLeft = frame.scrollWidth
    const left = (element: HTMLElement) => element.getBoundingClientRect().left
    const name = canvas.getByRole('rowheader', { name: 'Thời gian hoạt động' })
    await waitFor(() => expect(left(canvas.getByText('99,99 %'))).toBeLessThan(left(frame)))
    await expect(left(name)).toBeCloseTo(left(frame), 0)
  },
}

export const LongTexts: Story = {
  args: {
    texts: { ...comparison.table, own: 'Sen Cloud Doanh nghiệp', others: ['Trung tâm Máy chủ Đông Nam Á', 'B', 'C'] },
    rows: [
      {
        feature: 'Cam kết thời gian hoạt động liên tục',
        own: '99,99\u00a0%, tính theo từng tháng dương lịch',
        others: ['99.9%, không tính thời gian bảo trì định kỳ', '99.5%', false],
      },
      { feature: 'Băng thông', own: '1.000.000.000 GB', others: ['10.000.000 GB', true, false] },
    ],
  },
}

/** The keyboard's focus on a table that scrolls: the ring is around its frame. */
export const States: Story = {
  ...ScrolledOnAPhone,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: comparison.table.caption })
  },
  parameters: { pseudo: { focusVisible: ['[role="region"]'] } },
}
