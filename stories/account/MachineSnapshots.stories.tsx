import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { MachineSnapshots } from '#ds/account/MachineSnapshots/index.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { snapshots } from '#stories/fixtures/machines.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-machinesnapshots',
  title: 'Account/MachineSnapshots · Bản chụp của máy',
  component: MachineSnapshots,
  args: {
    snapshots: snapshots.slice(0, 2),
    reasons: {},
    onTake: fn(),
    onRestore: fn(),
    onRemove: fn(),
    texts: machinePageTexts.vi.snapshots,
  },
} satisfies Meta<typeof MachineSnapshots>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 trên 3 snapshot')).toBeVisible()
    canvas.getByRole('button', { name: 'Khôi phục… Mở bán Tết' }).click()
    await expect(args.onRestore).toHaveBeenCalledWith(snapshots[1])
    canvas.getByRole('button', { name: 'Xóa… Mở bán Tết' }).click()
    await expect(args.onRemove).toHaveBeenCalledWith(snapshots[1])
  },
}

/** Three are the most: the button says so. */
export const Full: Story = {
  args: { snapshots, reasons: { take: vpsPane.vi.impossible.too_many_snapshots } },
  play: async ({ args, canvasElement }) => {
    const take = within(canvasElement).getByRole('button', { name: machinePageTexts.vi.snapshots.take })
    await expect(take).toHaveAccessibleDescription(vpsPane.vi.impossible.too_many_snapshots)
    take.click()
    await expect(args.onTake).not.toHaveBeenCalled()
  },
}

export const None: Story = {
  args: { snapshots: [], reasons: { restore: vpsPane.vi.impossible.no_snapshots } },
}
