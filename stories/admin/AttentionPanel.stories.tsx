import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AttentionPanel } from '#ds/admin/AttentionPanel/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { deadJobs, jobOfUnknownKind, parkedForEachReason, parkedPayments } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = adminTexts.attention
const dialogTexts = texts.payments.dialog

const meta = {
  title: 'Back-office/AttentionPanel',
  component: AttentionPanel,
  tags: ['stable'],
  args: {
    texts,
    payments: ready(parkedPayments),
    jobs: ready(deadJobs),
    onResolve: fn(done),
    onRetryJob: fn(done),
    onDismissJob: fn(done),
  },
} satisfies Meta<typeof AttentionPanel>

export default meta
type Story = StoryObj<typeof meta>

export const PaymentsAndJobs: Story = { parameters: { chromatic: { modes: widths } } }

/** Usually there is no work, and nothing is rendered. */
export const Empty: Story = {
  args: { payments: ready([]), jobs: ready([]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="AttentionPanel"]')).toBeNull()
  },
}

export const PaymentsOnly: Story = {
  args: { jobs: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table', { name: texts.jobs.caption })).toBeNull()
  },
}

/** A payment for every reason. */
export const EveryReason: Story = {
  args: { payments: ready(parkedForEachReason), jobs: ready([]) },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
}

/** The dialog explains what happened and what to do. */
export const ResolvingReversal: Story = {
  args: { payments: ready(parkedForEachReason), jobs: ready([]) },
  parameters: { layout: 'fullscreen', chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const [reversal] = parkedForEachReason
    const name = texts.payments.resolveFor(reversal?.transactionId ?? '')
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    const dialog = await shownDialog(dialogTexts.heading)
    await expect(dialog.getByText(texts.payments.reasons.reversed.label)).toBeVisible()
    await expect(dialog.getByText(texts.payments.reasons.reversed.advice)).toBeVisible()
  },
}

/** Existing rows stay visible below a notice. */
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
    await expect(args.onRetryJob).toHaveBeenCalledWith(deadJobs[1].id)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('404: Không tìm thấy')
  },
}

/** If a retry cannot help, the row says why, and its button dismisses the job. */
export const DismissesPointlessJob: Story = {
  args: { payments: ready([]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(canvas.getByRole('row', { name: /^Khởi tạo VPS/ }))
    await expect(row.getByText(texts.jobs.pointless.refunded)).toBeVisible()
    await expect(row.queryByRole('button', { name: /^Thử lại/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Đã xem: Khởi tạo VPS, windows-ke-toan' }))
    await expect(args.onDismissJob).toHaveBeenCalledOnce()
    await expect(args.onDismissJob).toHaveBeenCalledWith(deadJobs[0].id)
    await expect(args.onRetryJob).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** A job of a kind that only another version of the server knows: the row says so and has no button. */
export const UnknownKind: Story = {
  args: { payments: ready([]), jobs: ready([jobOfUnknownKind]) },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^invoices\.send/ }))
    await expect(row.getByText(texts.jobs.pointless.unknown_kind)).toBeVisible()
    await expect(row.queryByRole('button')).toBeNull()
  },
}

const openDialog = async (canvasElement: HTMLElement) => {
  const name = texts.payments.resolveFor(parkedPayments[0].transactionId)
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  const dialog = await shownDialog(dialogTexts.heading)
  return { dialog, note: dialog.getByLabelText(dialogTexts.note) }
}

/** Resolving a payment requires a note on what was done; an empty one is never sent. */
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
    await expect(args.onResolve).toHaveBeenCalledWith(parkedPayments[0].id, 'Đã hoàn tiền')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The input stays. */
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
