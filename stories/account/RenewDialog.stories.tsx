import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RenewDialog, type RenewResult } from '#ds/account/RenewDialog/index.ts'
import { renew as texts } from '#ds/texts/account/renew.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { machineNow, machines } from '#stories/fixtures/machines.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, widths } from '#stories/modes.ts'

const { vps } = machines.running

const meta = {
  id: 'account-renewdialog',
  title: 'Account/RenewDialog · Hộp thoại gia hạn',
  component: RenewDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps,
    now: machineNow,
    balance: '613000',
    onSubmit: fn(done),
    onTopUp: fn(),
    texts: texts.vi,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof RenewDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (heading = texts.vi.renew.heading(vps.name)) => within(await openedDialog(heading))

/** The arrow keys choose for how long; the sum, the day and the balance follow. */
export const Renews: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const opened = await dialog()
    const month = opened.getByRole('radio', { name: '1 tháng' })
    await expect(month).toBeChecked()
    month.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(opened.getByRole('radio', { name: '3 tháng' })).toBeChecked()
    const sums = within(opened.getByLabelText(texts.vi.sums.label))
    await expect(sums.getByText(/267\.000/)).toBeVisible()
    await expect(sums.getByText('04/03/2027')).toBeVisible()
    await expect(sums.getByText(/346\.000/)).toBeVisible()
    opened.getByRole('button', { name: texts.vi.renew.submit }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(vps.id, 3))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

/** What is missing can be topped up exactly; nothing is paid meanwhile. */
export const ShortWallet: Story = {
  args: { balance: '50000' },
  play: async ({ args }) => {
    const opened = await dialog()
    await expect(opened.getByRole('button', { name: texts.vi.renew.submit })).toHaveAttribute('aria-disabled', 'true')
    // The least that can be topped up is more than what is missing.
    await userEvent.click(opened.getByRole('button', { name: /^Nạp/ }))
    await expect(args.onTopUp).toHaveBeenCalledWith('39000')
  },
}

/** Suspended as unpaid: paying lets it run again. */
export const Resumes: Story = {
  args: { vps: machines.unpaid.vps },
  play: async ({ args }) => {
    const opened = await dialog(texts.vi.resume.heading(vps.name))
    await userEvent.click(opened.getByRole('button', { name: 'Thanh toán và mở lại' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(vps.id, 1))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

/** In the days of grace it says until when to pay. */
export const Grace: Story = {
  args: { vps: machines.grace.vps },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect((await dialog()).getByText(/trước ngày 24\/11\/2026 để VPS không bị tạm ngưng/)).toBeVisible()
  },
}

/** Renewing takes a cancellation back. */
export const CancelledBefore: Story = {
  args: { vps: machines.cancelled.vps },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect((await dialog()).getByText(/Gia hạn cũng rút lại yêu cầu hủy\./)).toBeVisible()
  },
}

/** A yearly plan is renewed year by year: there is nothing to choose. */
export const Yearly: Story = {
  args: { vps: { ...vps, billingPeriod: 'yearly', price: '961200', nextCharge: null }, balance: '1250000' },
  play: async () => {
    const opened = await dialog()
    await expect(opened.queryByRole('radio')).not.toBeInTheDocument()
    await expect(opened.getByText('04/12/2027')).toBeVisible()
  },
}

/** The wallet had less than was shown: how to go on is said with the reason. */
export const RefusedForMoney: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<RenewResult> => ({
        ok: false,
        reason: 'insufficient_balance',
        message: 'Số dư ví không đủ.',
      }),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.vi.renew.submit }))
    await expect(await opened.findByText('Số dư ví không đủ.')).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: /^Nạp/ }))
    await expect(args.onTopUp).toHaveBeenCalledWith('89000')
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(failing('Không thể gia hạn VPS này.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: texts.vi.renew.submit }))
    await expect(await opened.findByText('Không thể gia hạn VPS này.')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
