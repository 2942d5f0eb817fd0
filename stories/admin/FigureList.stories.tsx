import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FigureList } from '#ds/admin/FigureList/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { stats } from '#stories/fixtures/admin.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'back-office-figurelist',
  title: 'Back-office/FigureList · Danh sách con số',
  component: FigureList,
  args: { texts: adminTexts.vi.overview.figures, stats: ready(stats) },
  // It is as narrow as the column beside the queue.
  decorators: [(Story) => <Box style={{ maxInlineSize: '20rem' }}>{<Story />}</Box>],
} satisfies Meta<typeof FigureList>

export default meta
type Story = StoryObj<typeof meta>

export const SevenFigures: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const figure of [/^386\.000/, /^2\.233\.000/, /^2\.067\.000/, '6', '9'])
      await expect(canvas.getByText(figure)).toBeVisible()
    await expect(canvas.getAllByText('5')).toHaveLength(2)
    await expect(canvas.getAllByRole('term')).toHaveLength(7)
  },
}

export const Loading: Story = { args: { stats: loading }, parameters: { chromatic: { modes: inLight } } }

export const Failed: Story = {
  args: { stats: { status: 'error', message: 'Failed to fetch stats', onRetry: fn() } },
  parameters: { chromatic: { modes: inLight } },
}
