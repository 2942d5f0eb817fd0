import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MachineFacts } from '#ds/account/MachineFacts/index.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { machineNow, machineOf, machines } from '#stories/fixtures/machines.ts'
import { inLight, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-machinefacts',
  title: 'Account/MachineFacts · Thông tin chính của máy',
  component: MachineFacts,
  args: { machine: machines.running, now: machineNow, words: vpsPane.vi, texts: machinePageTexts.vi.facts },
} satisfies Meta<typeof MachineFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('ssh root@203.0.113.17')).toBeVisible()
    await expect(canvas.getByText('còn 12 ngày')).toBeVisible()
    await expect(canvas.getByText(/^89\.000\s₫ mỗi tháng$/)).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '412\u00a0GB')
  },
}

/** By its remote desktop. */
export const Windows: Story = {
  args: { machine: machines.windows },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('mstsc /v:203.0.113.17')).toBeVisible()
  },
}

/** What is not known is left out. */
export const Creating: Story = { args: { machine: machines.creating } }

/** Three days before it, the renewal stands out. */
export const RenewedSoon: Story = {
  args: {
    machine: machineOf({
      nextBillingDate: '2026-11-24T03:00:00.000Z',
      nextCharge: { amount: '89000', date: '2026-11-24T03:00:00.000Z' },
    }),
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Not paid yet: it is suspended on a day. */
export const Grace: Story = {
  args: { machine: machines.grace },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Chưa trả 89\.000\s₫, sẽ tạm ngưng ngày 24\/11\/2026$/)).toBeVisible()
  },
}
