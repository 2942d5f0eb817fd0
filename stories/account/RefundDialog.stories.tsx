import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { RefundObstacle } from '#contracts/plan-life.ts'
import { RefundDialog, type RefundPreviewResult } from '#ds/account/RefundDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { machines } from '#stories/fixtures/machines.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { phoneToo } from '#stories/modes.ts'

const { refund: texts, confirm: confirmTexts } = machinePageTexts.vi
const { vps } = machines.running

const until = '2026-12-12T02:24:00.000Z'
const previewing = async (): Promise<RefundPreviewResult> => ({
  ok: true,
  preview: { amount: '89000', obstacle: null, until },
})
const obstructed = (obstacle: RefundObstacle) => async (): Promise<RefundPreviewResult> => ({
  ok: true,
  preview: { amount: '0', obstacle, until: null },
})

const meta = {
  id: 'account-refunddialog',
  title: 'Account/RefundDialog · Hộp thoại hoàn tiền',
  component: RefundDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps,
    snapshots: 2,
    onPreview: fn(previewing),
    onSubmit: fn(done),
    origin: 'https://sencloud.test',
    texts,
    confirmTexts,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof RefundDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.heading(vps.name)))

/** What comes back, until when, and what is gone: its name is typed. */
export const Possible: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args }) => {
    const opened = await dialog()
    await expect(await opened.findByText(/^89\.000\s₫ về ví ngay/)).toBeVisible()
    await userEvent.click(opened.getByRole('textbox'))
    await userEvent.keyboard(vps.name)
    const button = opened.getByRole('button', { name: texts.confirm })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

/** In words why nothing comes back. */
export const TooLate: Story = {
  args: { onPreview: fn(obstructed('too_late')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await expect(await opened.findByText(texts.obstacles.too_late(30))).toBeVisible()
    await expect(opened.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(opened.getByRole('button', { name: texts.confirm }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const obstacle = (name: RefundObstacle): Story => ({
  args: { onPreview: fn(obstructed(name)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await (await dialog()).findByText(texts.obstacles[name](30))).toBeVisible()
  },
})
export const NotFirstOrder: Story = obstacle('not_first_order')
export const AlreadyRefunded: Story = obstacle('already_refunded')
export const NothingPaid: Story = obstacle('nothing_paid')
export const NotPossible: Story = obstacle('not_possible')

export const Loading: Story = {
  args: { onPreview: fn(() => never()) },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const PreviewFailed: Story = {
  args: { onPreview: fn(async () => ({ ok: false as const, message: 'Máy chủ đang bận.' })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await (await dialog()).findByText(texts.failed('Máy chủ đang bận.'))).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(failing('VPS này không còn được hoàn tiền.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const opened = await dialog()
    await userEvent.type(await opened.findByRole('textbox'), vps.name)
    await userEvent.click(opened.getByRole('button', { name: texts.confirm }))
    await expect(await opened.findByText('VPS này không còn được hoàn tiền.')).toBeVisible()
  },
}
