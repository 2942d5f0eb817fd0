import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AnswerTable } from '#ds/storefront/AnswerTable/index.ts'
import { answerTable } from '#ds/texts/landing/answer-table.ts'
import { inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-answertable',
  title: 'Storefront/AnswerTable · Bảng câu trả lời',
  component: AnswerTable,
  args: { texts: answerTable.vi, rows: answerTable.vi.rows },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AnswerTable>

export default meta
type Story = StoryObj<typeof meta>

export const EightQuestions: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tốt nhất ở 5 trên 8 điều')).toBeVisible()
  },
}

/** An equal answer beside ours is a tie, and is not counted. */
export const Counted: Story = {
  args: { rows: answerTable.vi.rows.slice(0, 2) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tốt nhất ở 1 trên 2 điều')).toBeVisible()
  },
}

/** The keyboard's focus on a table that scrolls: the ring is around its frame. */
export const States: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { texts: { ...answerTable.vi, description: answerTable.vi.caption }, rows: answerTable.vi.rows.slice(5, 6) },
  parameters: {
    pseudo: { focusVisible: ['[role="region"]'] },
    chromatic: { modes: { ...phone, ...inLightOnPhone } }, // Wider, it does not scroll.
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: answerTable.vi.caption })
  },
}
