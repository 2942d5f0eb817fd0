import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { MachineScreen } from '#ds/screens/MachineScreen/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { machinePageTexts as texts } from '#ds/texts/machine-page.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { machineProps } from '#stories/fixtures/machine-page.ts'
import { actionsAfterFailure, historyOf, machines, snapshots } from '#stories/fixtures/machines.ts'
import { dark, inLightOnPhone, phone, phoneAndDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'screens-machinescreen',
  title: 'Screens/MachineScreen · Trang của máy',
  component: MachineScreen,
  args: {
    ...machineProps,
    header: (
      <DashboardHeader user={user} balance={ready('500000')} texts={accountTexts.vi.header} onSignOut={fn(done)} />
    ),
    onWindowChange: fn(),
    onTabChange: fn(),
    onAction: fn(done),
    onSave: fn(done),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MachineScreen>

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))
const choose = async (canvasElement: HTMLElement, name: RegExp) => {
  await press(canvasElement, texts.vi.head.more)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Whether it is up, how to get in, what it costs and until when, how busy it is, what happened last. */
export const Running: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'cua-hang-online' })).toBeVisible()
    await press(canvasElement, texts.vi.choices.reboot)
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'reboot' })
    leaveFocus()
  },
}

/** The machine can be switched on; the graphs lie flat. */
export const Off: Story = {
  args: { machine: ready(machines.off) },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
}

/** Everything waits, and says what for. */
export const Rebuilding: Story = { args: { machine: ready(machines.rebuilding) } }

export const Creating: Story = {
  args: { machine: ready(machines.creating), history: ready([]) },
  parameters: { chromatic: { modes: phoneAndDesktop } },
}

/** Why, and what to do. */
export const TrialEnded: Story = {
  args: { machine: ready(machines.trialEnded) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: texts.vi.resume })).toHaveAttribute(
      'href',
      '/dashboard?vps=41',
    )
  },
}

/** Not paid yet: until when it runs on, and the way to pay. */
export const Grace: Story = {
  args: { machine: ready(machines.grace) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/^Chưa trả 89\.000\s₫, sẽ tạm ngưng ngày 24\/11\/2026$/)).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Gia hạn' })).toBeVisible()
  },
}

/** Suspended as unpaid: why, since when, how much, when it is deleted, and the button that ends that. */
export const Unpaid: Story = {
  args: { machine: ready(machines.unpaid) },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Thanh toán và mở lại' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Thanh toán và mở lại cua-hang-online' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    leaveFocus()
  },
}

/** Cancelled for the end of the period, which can be taken back. */
export const CancelledLater: Story = {
  args: { machine: ready(machines.cancelled), onUndoCancel: fn(done) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rút lại yêu cầu hủy' }))
    await expect(args.onUndoCancel).toHaveBeenCalledOnce()
    leaveFocus()
  },
}

export const SuspendedByAdmin: Story = {
  args: { machine: ready(machines.suspended) },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Why, and that the money is back. */
export const NotCreated: Story = {
  args: { machine: ready(machines.failed), history: ready([]) },
  parameters: { chromatic: { modes: { ...dark, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/hết chỗ cho máy chủ mới/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('tablist')).toBeNull()
  },
}

export const Terminated: Story = { args: { machine: ready(machines.terminated) } }

/** What failed last says what is next, the rescue system how to leave it, and a password that it waits. */
export const WithNotices: Story = {
  args: { machine: ready({ ...machines.rescue, hasPassword: true }), history: ready(historyOf(actionsAfterFailure)) },
  parameters: { chromatic: { modes: phone } },
}

/** The terminal gets the page on a phone. */
export const Console: Story = {
  args: { tab: 'console', console: <div style={{ blockSize: '20rem', background: 'black' }} /> },
  parameters: { chromatic: { modes: phone } },
}

/** A machine that is off has no console; it can be switched on from there. */
export const ConsoleClosed: Story = {
  args: { tab: 'console', machine: ready(machines.off) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('tabpanel'))
    await userEvent.click(panel.getByRole('button', { name: 'Bật' }))
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'start' })
  },
}

/** The question comes before what interrupts the machine. */
export const ForcedReset: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, /^Khởi động cứng/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Khởi động cứng cua-hang-online?' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.questions.reset.confirm }))
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'reset' })
  },
}

export const Snapshots: Story = {
  args: { tab: 'snapshots' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Khôi phục… Mở bán Tết')
    const dialog = within(await screen.findByRole('dialog', { name: 'Khôi phục snapshot Mở bán Tết?' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.questions.restore.confirm }))
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'restore', snapshotId: snapshots[1].id })
  },
}

export const Loading: Story = {
  args: { machine: loading, history: loading, metrics: loading },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
}

export const Failed: Story = {
  args: { machine: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The machine is another customer's, or a letter of its address is missing. */
export const NotFound: Story = {
  args: { machine: { status: 'error', message: 'Không tìm thấy.' }, isMissing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.vi.notFound.title)).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: texts.vi.toList })).toHaveAttribute(
      'href',
      '/dashboard?tab=vps',
    )
  },
}
