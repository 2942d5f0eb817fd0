import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MachineGraphs } from '#ds/account/MachineGraphs/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { dayOfMetrics } from '#stories/fixtures/machines.ts'
import { inLight, inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const meta = {
  id: 'account-machinegraphs',
  title: 'Account/MachineGraphs · Biểu đồ của VPS',
  component: MachineGraphs,
  args: {
    vps: { cpu: 2, ram: 2 },
    metrics: ready(dayOfMetrics()),
    window: '24h',
    onWindowChange: fn(),
    texts: machinePageTexts.vi.graphs,
  },
} satisfies Meta<typeof MachineGraphs>

export default meta
type Story = StoryObj<typeof meta>

/** What flows in stands above the water, what flows out hangs below it. */
export const OneDay: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('figure')).toHaveLength(4)
    await expect(canvas.getByText(/^Mỗi vạch là 15 phút/)).toBeVisible()
    canvas.getByRole('button', { name: '24 giờ' }).focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onWindowChange).toHaveBeenLastCalledWith('7d')
    leaveFocus()
  },
}

/** For an hour and a half nothing was measured. */
export const WithGap: Story = {
  args: { metrics: ready(dayOfMetrics({ first: 40, last: 46 })) },
  parameters: { chromatic: { modes: phone } },
}

export const Off: Story = { args: { still: 'Đã tắt' } }

export const NotMeasured: Story = { args: { metrics: ready({ step: 900, series: [] }) } }

export const Loading: Story = { args: { metrics: loading } }

export const Failed: Story = {
  args: { metrics: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The periods in each state. */
export const States: Story = {
  tags: ['!autodocs'],
  parameters: { pseudo: sheetStates('button[aria-pressed="false"]:nth-child(3)'), chromatic: { modes: inLight } },
  render: (args) => (
    <StateSheet
      rows={{
        windows: (column) => (
          <div style={{ inlineSize: '18rem', blockSize: '5.5rem', overflow: 'hidden' }}>
            <MachineGraphs {...args} metrics={loading} texts={{ ...args.texts, label: column }} />
          </div>
        ),
      }}
    />
  ),
}
