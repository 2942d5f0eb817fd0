import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ComparisonTable } from '#ds/storefront/ComparisonTable/index.ts'
import { comparisonTable } from '#ds/texts/landing/comparison-table.ts'
import { inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-comparisontable',
  title: 'Storefront/ComparisonTable · Bảng câu trả lời',
  component: ComparisonTable,
  args: { texts: comparisonTable.vi, rows: comparisonTable.vi.rows },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

export const EightQuestions: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tốt nhất bảng này ở 5/8 điều')).toBeVisible()
  },
}

/** An equal answer beside ours is a tie, and is not counted. */
export const Counted: Story = {
  args: { rows: comparisonTable.vi.rows.slice(0, 2) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tốt nhất bảng này ở 1/2 điều')).toBeVisible()
  },
}

/** The keyboard's focus on a table that scrolls: the ring is around its frame. */
export const States: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    texts: { ...comparisonTable.vi, description: comparisonTable.vi.caption },
    rows: comparisonTable.vi.rows.slice(5, 6),
  },
  parameters: {
    pseudo: { focusVisible: ['[role="region"]'] },
    chromatic: { modes: { ...phone, ...inLightOnPhone } }, // Wider, it does not scroll.
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: comparisonTable.vi.caption })
  },
}
