import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminOverview } from '#ds/admin/AdminOverview/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { failing, never } from '#stories/fixtures/actions.ts'
import { deadJobs, jobOfUnknownKind, parkedForEachReason, parkedPayments, rowOf } from '#stories/fixtures/admin.ts'
import { adminWork, quietOffice } from '#stories/fixtures/admin-work.ts'
import { openTransfers } from '#stories/fixtures/money-in.ts'
import { adminWithdrawals } from '#stories/fixtures/withdrawals.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = adminTexts.vi.overview
const dialogTexts = texts.payments.dialog

const meta = {
  id: 'back-office-adminoverview',
  title: 'Back-office/AdminOverview · Tổng quan quản trị',
  component: AdminOverview,
  args: { texts, ...adminWork },
} satisfies Meta<typeof AdminOverview>

export default meta
type Story = StoryObj<typeof meta>

/** The row of a piece of work, by a text in it. */
const work = (canvasElement: HTMLElement, text: string | RegExp) => {
  const row = within(canvasElement).getAllByText(text)[0]?.closest('li')
  if (!row) throw new Error(`No work with the text ${text}`)
  return within(row)
}

/** Money to approve and money that fits nothing come first, the oldest of each at the top; the figures are beside it. */
export const Work: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const groups = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(groups).toEqual([
      'Nạp tiền chờ duyệt 2',
      'Tiền về chưa khớp 2',
      'Yêu cầu hỗ trợ 12',
      'Tác vụ thất bại 2',
    ])
    await expect(canvas.getByRole('heading', { level: 2, name: 'Việc cần làm 18' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Xem cả 12 việc' })).toHaveAttribute('href', '/admin?tab=support')
  },
}

export const NothingToDo: Story = { args: quietOffice }

export const Loading: Story = {
  args: { stats: loading, trends: loading, deposits: loading, payments: loading, tickets: loading, jobs: loading },
}

/** What is known stays; each group fails on its own. */
export const FailedToLoad: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    payments: { status: 'error', message: '503: Dịch vụ đang bận, vui lòng thử lại.', onRetry: fn() },
    jobs: {
      status: 'ready',
      data: { rows: deadJobs },
      stale: { message: '503: Dịch vụ đang bận, vui lòng thử lại.', onRetry: fn() },
    },
  },
}

/** A payment for every reason. */
export const EveryReason: Story = {
  args: { ...quietOffice, payments: ready({ rows: parkedForEachReason }) },
  parameters: { chromatic: { modes: phone } },
}

/** A reversed payment is taken back with its bonus; the dialog says what the wallet lacks, which is sent with the confirmation. */
export const TakeBackAsksFirst: Story = {
  args: { ...quietOffice, payments: ready({ rows: parkedForEachReason }) },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  play: async ({ args, canvasElement }) => {
    const [reversed] = parkedForEachReason
    const row = work(canvasElement, reversed?.deposit?.number ?? '')
    await expect(row.getByText(/thưởng 100\.000/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Thu hồi…' }))
    const dialog = await shownDialog(texts.payments.takeBack.heading)
    await expect(dialog.getByText(texts.payments.takeBack.shortDescription)).toBeVisible()
    await expect(dialog.getByText(/^50\.000/)).toBeVisible()
    await expect(args.onTakeBack).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: texts.payments.takeBack.confirm }))
    await expect(args.onTakeBack).toHaveBeenCalledWith(reversed?.id, '50000')
  },
}

/** Approving cannot be undone, so it asks, with the customer and the amount. */
export const ApproveAsksFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  play: async ({ args, canvasElement }) => {
    const row = work(canvasElement, rowOf.pending.transaction.number ?? '')
    await userEvent.click(row.getByRole('button', { name: 'Duyệt…' }))
    const dialog = await shownDialog('Duyệt khoản nạp tiền?')
    await expect(dialog.getByText(/^200\.000/)).toBeVisible()
    await expect(args.onSettle).not.toHaveBeenCalled()
  },
}

export const ApprovesOnceConfirmed: Story = {
  args: { onSettle: fn(never) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const row = work(canvasElement, rowOf.pending.transaction.number ?? '')
    const approve = row.getByRole('button', { name: 'Duyệt…' })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt và cộng tiền' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledOnce()
    await expect(args.onSettle).toHaveBeenCalledWith(rowOf.pending.transaction.id, 'completed')
    await expect(approve).toHaveAttribute('aria-busy', 'true')
  },
}

export const RejectsOnceConfirmed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const row = work(canvasElement, rowOf.longPending.transaction.number ?? '')
    await userEvent.click(row.getByRole('button', { name: 'Từ chối…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Từ chối khoản nạp' }))
    await expect(args.onSettle).toHaveBeenCalledOnce()
    await expect(args.onSettle).toHaveBeenCalledWith(rowOf.longPending.transaction.id, 'failed')
  },
}

/** What customers want to have at their banks; its list is in a view of the money tab. */
export const WithWithdrawals: Story = {
  args: {
    withdrawals: ready({ rows: [adminWithdrawals.requested, adminWithdrawals.proposed] }),
    onOpenWithdrawals: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: new RegExp(`^${texts.withdrawals.open}`) })
    await expect(buttons).toHaveLength(2)
    await userEvent.click(buttons[0] as HTMLElement)
    await expect(args.onOpenWithdrawals).toHaveBeenCalledOnce()
  },
}

/** Bank transfers that no customer could be found for come before other payments; their list is in its own tab. */
export const UnmatchedTransfers: Story = {
  args: { transfers: ready({ rows: openTransfers.slice(0, 2), total: 6, allHref: '#money' }), onOpenTransfers: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const unmatched = within(within(canvasElement).getByRole('region', { name: /^Tiền về chưa khớp/ }))
    await expect(unmatched.getByRole('heading')).toHaveTextContent('8')
    await expect(unmatched.getByText(/cùng tài khoản gửi/)).toBeVisible()
    await userEvent.click(unmatched.getAllByRole('button', { name: texts.transfers.open })[0] as HTMLElement)
    await expect(args.onOpenTransfers).toHaveBeenCalledOnce()
  },
}

export const OpensTickets: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const tickets = within(within(canvasElement).getByRole('region', { name: /^Yêu cầu hỗ trợ/ }))
    await userEvent.click(tickets.getAllByRole('button', { name: 'Mở' })[0] as HTMLElement)
    await expect(args.onOpenTicket).toHaveBeenCalledOnce()
  },
}

export const RetryFails: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onRetryJob: fn(failing('404: Không tìm thấy')) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại…' }))
    await expect(args.onRetryJob).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: texts.jobs.questions.retry.confirm }))
    await expect(args.onRetryJob).toHaveBeenCalledOnce()
    await expect(args.onRetryJob).toHaveBeenCalledWith(deadJobs[1].id)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('404: Không tìm thấy')
  },
}

/** If a retry cannot help, the row says why, and its button dismisses the job. */
export const DismissesPointlessJob: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const row = work(canvasElement, /windows-ke-toan/)
    await expect(row.getByText(new RegExp(texts.jobs.pointless.refunded))).toBeVisible()
    await expect(row.queryByRole('button', { name: 'Thử lại…' })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Bỏ qua…' }))
    await expect(args.onDismissJob).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: texts.jobs.questions.dismiss.confirm }))
    await expect(args.onDismissJob).toHaveBeenCalledOnce()
    await expect(args.onDismissJob).toHaveBeenCalledWith(deadJobs[0].id)
    await expect(args.onRetryJob).not.toHaveBeenCalled()
  },
}

/** A job of a kind that only another version of the server knows: the row says so and has no button. */
export const UnknownKind: Story = {
  args: { ...quietOffice, jobs: ready({ rows: [jobOfUnknownKind] }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const row = work(canvasElement, /^invoices\.send/)
    await expect(row.getByText(new RegExp(texts.jobs.pointless.unknown_kind))).toBeVisible()
    await expect(row.queryByRole('button')).toBeNull()
  },
}

const openNote = async (canvasElement: HTMLElement) => {
  await userEvent.click(
    work(canvasElement, parkedPayments[0].deposit?.number ?? '').getByRole('button', { name: 'Xử lý…' }),
  )
  const dialog = await shownDialog(dialogTexts.heading)
  return { dialog, note: dialog.getByLabelText(dialogTexts.note) }
}

/** The dialog explains what happened and what to do; an empty note is never sent. */
export const Resolving: Story = {
  parameters: { layout: 'fullscreen', chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const { dialog, note } = await openNote(canvasElement)
    await expect(dialog.getByText(texts.payments.reasons[parkedPayments[0].reason].advice)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(args.onResolve).not.toHaveBeenCalled()
    await userEvent.type(note, 'Khách chuyển thiếu, đã hoàn qua MoMo.')
  },
}

export const Resolved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, note } = await openNote(canvasElement)
    await userEvent.type(note, '  Đã hoàn tiền  ')
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(args.onResolve).toHaveBeenCalledOnce()
    await expect(args.onResolve).toHaveBeenCalledWith(parkedPayments[0].id, 'Đã hoàn tiền')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ResolveFails: Story = {
  args: { onResolve: fn(failing('503: Dịch vụ đang bận, vui lòng thử lại.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { dialog, note } = await openNote(canvasElement)
    await userEvent.type(note, 'Đã hoàn tiền')
    await userEvent.click(dialog.getByRole('button', { name: dialogTexts.submit }))
    await expect(await dialog.findByText(/^503/)).toBeVisible()
    await expect(note).toHaveValue('Đã hoàn tiền')
  },
}
