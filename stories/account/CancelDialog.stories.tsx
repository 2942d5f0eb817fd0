import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CancelDialog } from '#ds/account/CancelDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { machineNow, machines } from '#stories/fixtures/machines.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, phoneToo } from '#stories/modes.ts'

const { cancel: texts, confirm: confirmTexts } = machinePageTexts.vi
const { vps } = machines.running

const meta = {
  id: 'account-canceldialog',
  title: 'Account/CancelDialog · Hộp thoại hủy VPS',
  component: CancelDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps,
    snapshots: 2,
    now: machineNow,
    onSubmit: fn(done),
    origin: 'https://sencloud.test',
    texts,
    confirmTexts,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CancelDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.heading(vps.name)))

/** The end of the period is chosen first: until then it can be taken back, so no name is typed. */
export const AtPeriodEnd: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args }) => {
    const opened = await dialog()
    await expect(opened.getByRole('radio', { name: 'Khi hết kỳ, ngày 04/12/2026' })).toBeChecked()
    await expect(opened.queryByRole('textbox')).not.toBeInTheDocument()
    opened.getByRole('button', { name: texts.confirm.periodEnd }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('periodEnd'))
  },
}

/** Now it cannot be undone: its name is typed. */
export const Now: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const opened = await dialog()
    opened.getByRole('radio', { name: 'Khi hết kỳ, ngày 04/12/2026' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const button = opened.getByRole('button', { name: texts.confirm.now })
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(opened.getByRole('textbox'), vps.name)
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

export const EndsNow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('radio', { name: 'Ngay bây giờ' }))
    await userEvent.type(opened.getByRole('textbox'), vps.name)
    opened.getByRole('button', { name: texts.confirm.now }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('now'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

/** A period that is not paid for has no end to wait for. */
export const Unpaid: Story = {
  args: { vps: machines.unpaid.vps },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const opened = await dialog()
    await expect(opened.queryByRole('radio')).not.toBeInTheDocument()
    await expect(opened.getByRole('textbox')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(failing('VPS này đã chấm dứt vĩnh viễn.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.confirm.periodEnd }))
    await expect(await opened.findByText('VPS này đã chấm dứt vĩnh viễn.')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
