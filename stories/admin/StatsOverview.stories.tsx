import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatsOverview } from '#ds/admin/StatsOverview/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { emptyStats, stats } from '#stories/fixtures/admin.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Back-office/StatsOverview',
  component: StatsOverview,
  tags: ['stable'],
  args: { texts: adminTexts.stats, stats: ready(stats) },
  parameters: { chromatic: { modes: widths } },
} satisfies Meta<typeof StatsOverview>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch stats', onRetry: fn() } as const

export const AllFigures: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const figure of ['386.000 ₫', '2.233.000 ₫', '2.067.000 ₫', '6', '9'])
      await expect(canvas.getByText(figure)).toBeVisible()
    await expect(canvas.getAllByText('5')).toHaveLength(2)
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}

export const Loading: Story = { args: { stats: loading } }

export const NothingYet: Story = { args: { stats: ready(emptyStats) } }

export const Failed: Story = {
  args: { stats: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch stats')
    await userEvent.click(canvas.getByRole('button'))
    await expect(failed.onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
