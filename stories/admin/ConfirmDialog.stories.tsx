import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { inLight, phone } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const { dialog: vpsDialog } = adminTexts.vi.vps
const { terminated: terminate } = vpsDialog
const { completed } = adminTexts.vi.transactions.settle

const facts = (name: string, owner: string) => (
  <RecordFacts
    facts={[
      { label: vpsDialog.name, value: name },
      { label: vpsDialog.owner, value: owner },
      { label: vpsDialog.ip, value: '203.0.113.18' },
    ]}
  />
)

const meta = {
  id: 'back-office-confirmdialog',
  title: 'Back-office/ConfirmDialog · Hộp thoại xác nhận',
  component: ConfirmDialog,
  args: {
    open: true,
    tone: 'critical',
    heading: terminate.heading('vinashop-web'),
    description: terminate.description,
    confirmLabel: terminate.confirm,
    cancelLabel: terminate.cancel,
    onConfirm: fn(),
    onOpenChange: fn(),
    children: facts('vinashop-web', 'Phạm Hoàng Anh'),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const openDialog = ({ heading }: { heading: ReactNode }) => shownDialog(String(heading))

/** A destructive action: the button is red and names the action. */
export const Critical: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog(args)
    await userEvent.click(dialog.getByRole('button', { name: terminate.confirm }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Escape has the same effect as the cancel button. */
export const Cancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await openDialog(args)
    await userEvent.click(dialog.getByRole('button', { name: terminate.cancel }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Not destructive, but it cannot be undone. */
export const Brand: Story = {
  args: {
    tone: 'brand',
    heading: completed.heading,
    description: completed.description,
    confirmLabel: completed.confirm,
    cancelLabel: adminTexts.vi.transactions.cancel,
    children: undefined,
  },
}

export const LongNames: Story = {
  args: {
    heading: terminate.heading('may-chu-luu-tru-du-lieu-khach-hang-mien-trung-01'),
    children: facts('may-chu-luu-tru-du-lieu-khach-hang-mien-trung-01', 'Công Tằng Tôn Nữ Huyền Trân Phương Anh'),
  },
  parameters: { chromatic: { modes: phone } },
}
