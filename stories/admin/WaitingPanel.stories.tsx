import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { WaitingPanel } from '#ds/admin/WaitingPanel/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ready } from '#stories/fixtures/account.ts'
import { deadJobs, parkedForEachReason, parkedPayments } from '#stories/fixtures/admin.ts'
import { phone, widths } from '#stories/modes.ts'
import { done, failing } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = adminTexts.waiting
const dialogTexts = texts.payments.dialog

const meta = {
  title: 'Back-office/WaitingPanel',
  component: WaitingPanel,
  tags: ['beta'],
  args: {
    texts,
    payments: ready(parkedPayments),
    jobs: ready(deadJobs),
    onResolve: fn(done),
    onRetryJob: fn(done),
    onDismissJob: fn(done),
  },
} satisfies Meta<typeof WaitingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { modes: widths } } }

/** Nothing waits, as nearly always: nothing is drawn. */
export const NothingWaits: Story = {
  args: { payments: ready([]), jobs: ready([]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="WaitingPanel"]')).toBeNull()
  },
}

export const PaymentsOnly: Story = {
  args: { jobs: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table', { name: texts.jobs.caption })).toBeNull()
  },
}

/** Every reason for which a payment waits. */
export const EveryReason: Story = {
  args: { payments: ready(parkedForEachReason), jobs: ready([]) },
  parameters: { chromatic: { modes: widths } },
}

/** The dialog says what happened to this payment and what to do about it. */
export const ResolvingReversal: Story = {
  args: { payments: ready(parkedForEachReason), jobs: ready([]) },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const [reversal] = parkedForEachReason
    const name = texts.payments.resolveFor(reversal?.transactionId ?? '')
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    const dialog = await shownDialog(dialogTexts.heading)
    await expect(dialog.getByText(texts.payments.reasons.reversed.label)).toBeVisible()
    await expect(dialog.getByText(texts.payments.reasons.reversed.advice)).toBeVisible()
  },
}

/** Rows that are there stay in view under a word about it. */
export const FailedToLoad: Story = {
  args: {
    jobs: {
      status: 'ready',
      data: deadJobs,
      stale: { message: '503: Dịch vụ đang bận, vui lòng thử lại.', onRetry: fn() },
    },
  },
}

export const RetryFails: Story = {
  args: {
    payments: ready([]),
    onRetryJob: fn(failing('404: Không tìm thấy')),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Thử lại: Thu tiền nạp/ }))
    await expect(args.onRetryJob).toHaveBeenCalledOnce()
    await expect(args.onRetryJob).toHaveBeenCalledWith('j1')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('404: Không tìm thấy')
  },
}

/** Where another try would change nothing, the row says why and offers to put it away. */
export const DismissesWhatIsOver: Story = {
  args: { payments: ready([]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(canvas.getByRole('row', { name: /^Khởi tạo VPS/ }))
    await expect(row.getByText(texts.jobs.pointless.refunded)).toBeVisible()
    await expect(row.queryByRole('button', { name: /^Thử lại/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Đã xem: Khởi tạo VPS, blog' }))
    await expect(args.onDismissJob).toHaveBeenCalledOnce()
    await expect(args.onDismissJob).toHaveBeenCalledWith('j2')
    await expect(args.onRetryJob).not.toHaveBeenCalled()
  },
}

const openDialog = async (canvasElement: HTMLElement) => {
  const name = texts.payments.resolveFor(parkedPayments[0]?.transactionId ?? '')
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  const dialog = await shownDialog(dialogTexts.heading)
  return { dialog, note: dialog.getByLabelText(dialogTexts.note) }
}

/** A payment leaves the list with a note of how it was dealt with; an empty one is never sent. */
export const Resolving: Story = {
  parameters: { layout: 'fullscreen', chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const { dialog, note } = await openDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(args.onResolve).not.toHaveBeenCalled()
    await userEvent.type(note, 'Khách chuyển thiếu, đã hoàn qua MoMo.')
  },
}

export const Resolved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, note } = await openDialog(canvasElement)
    await userEvent.type(note, '  Đã hoàn tiền  ')
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(args.onResolve).toHaveBeenCalledOnce()
    await expect(args.onResolve).toHaveBeenCalledWith('p2', 'Đã hoàn tiền')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was typed stays. */
export const ResolvingFails: Story = {
  args: {
    onResolve: fn(failing('503: Dịch vụ đang bận, vui lòng thử lại.')),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const { dialog, note } = await openDialog(canvasElement)
    await userEvent.type(note, 'Đã hoàn tiền')
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(await dialog.findByText(/^503/)).toBeVisible()
    await expect(note).toHaveValue('Đã hoàn tiền')
  },
}
