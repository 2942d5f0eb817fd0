import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ActionProgress } from '#ds/account/ActionProgress/index.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'account-actionprogress',
  title: 'Account/ActionProgress · Tiến độ thao tác',
  component: ActionProgress,
  args: {
    action: { type: 'reboot', state: 'running', progress: 40 },
    words: vpsPane.vi,
    texts: machinePageTexts.vi.progress,
  },
} satisfies Meta<typeof ActionProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Rebooting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}

/** The machine and its address are there already: the petals run from the third. */
export const Rebuilding: Story = {
  args: { action: { type: 'rebuild', state: 'running', progress: 45 } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(/^Khởi động/)
  },
}

export const Queued: Story = { args: { action: { type: 'snapshot', state: 'queued', progress: 0 } } }
