import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Vps } from '#contracts/vps.ts'
import { VpsPane } from '#ds/account/VpsPane/index.ts'
import { vpsPane } from '#ds/texts/account/console.ts'
import { catalog, now } from '#stories/fixtures/account.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { eventsOf, paneActionsOf } from '#stories/fixtures/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { lifeVps } from '#stories/fixtures/instances.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const { running, creating, suspended, failed } = demo.machines
const about = (vps: Vps) => ({ vps, actions: paneActionsOf(vps), events: eventsOf(vps) })

const meta = {
  id: 'account-vpspane',
  title: 'Account/VpsPane · Khung chi tiết VPS',
  component: VpsPane,
  beforeEach: keepClipboard,
  args: {
    ...about(running),
    catalog,
    now,
    pageHref: '/dashboard/vps/1',
    onOpenChange: fn(),
    texts: vpsPane.vi,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '30.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof VpsPane>

export default meta
type Story = StoryObj<typeof meta>

/** Escape and its button close it. */
export const Running: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    // It fades in.
    await waitFor(() => expect(canvas.getByText(`ssh root@${running.ipAddress}`)).toBeVisible())
    await expect(canvas.getByText('còn 12 ngày')).toBeVisible()
    // Its address stands once, in the command; what is planned stands apart.
    await expect(canvas.queryByText('Địa chỉ IP')).not.toBeInTheDocument()
    await expect(canvas.getByText('Tự gia hạn ngày 03/12/2026: trừ 89.000 ₫ từ ví')).toBeVisible()
    await expect(canvas.getByText('Tự gia hạn: trừ 89.000 ₫ từ ví').closest('div')).toHaveTextContent(/^Sắp tới/)
    canvas.getByRole('button', { name: 'Khởi động lại' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    canvas.getByRole('button', { name: 'Đóng' }).click()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    leaveFocus()
  },
}

/** The petals of the logo open, one for each step that is done. */
export const Creating: Story = {
  args: about(creating),
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current="step"]')
    await expect(current).toHaveTextContent('Cài hệ điều hành')
    // A machine that does not run yet has no command, and its actions say why they cannot be used.
    await expect(within(canvasElement).queryByText(/ssh/)).not.toBeInTheDocument()
    await expect(within(canvasElement).getByRole('button', { name: 'Console' })).toHaveAccessibleDescription(
      'VPS đang được khởi tạo',
    )
    // What can be done comes first.
    await expect(within(canvasElement).getAllByRole('button')[1]).toHaveAccessibleName('Liên hệ hỗ trợ')
  },
}

/** Not paid yet: until when it runs on, and what to do comes first. */
export const Grace: Story = {
  args: about(lifeVps.grace),
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Chưa trả 159.000 ₫, sẽ tạm ngưng ngày 23/11/2026')).toBeVisible())
    await expect(canvas.getByText('Tạm ngưng nếu chưa trả 159.000 ₫')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Gia hạn' })).toBeVisible()
  },
}

/** Why, since when, how much, and when it is deleted. */
export const Unpaid: Story = {
  args: about(lifeVps.unpaid),
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(vpsPane.vi.suspendedSince('17/11/2026', '159.000 ₫'))).toBeVisible())
    await expect(canvas.getByText('còn 8 ngày')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Thanh toán và mở lại' })).toBeVisible()
  },
}

/** Its customer renews it by hand. */
export const RenewedByHand: Story = {
  args: about(lifeVps.manual),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Hết hạn ngày 25/11/2026, bạn tự gia hạn')).toBeVisible())
  },
}

/** Its customer has cancelled it for the end of the period. */
export const Ends: Story = {
  args: about(lifeVps.ends),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Kết thúc ngày 30/11/2026')).toBeVisible())
    await expect(canvas.getByText('Kết thúc theo yêu cầu hủy của bạn')).toBeVisible()
  },
}

/** Why, that nothing is charged, and the one thing to do. */
export const Suspended: Story = {
  args: about(suspended),
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(vpsPane.vi.suspendedByAdmin)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Liên hệ hỗ trợ' })).toBeVisible()
  },
}

/** The reason that was given, as a quotation. */
export const SuspendedForAReason: Story = {
  args: about({ ...suspended, suspendedNote: 'Máy chủ gửi thư rác từ ngày 20/11.' }),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(vpsPane.vi.suspendedBecause)).toBeVisible())
    await expect(canvas.getByText('Máy chủ gửi thư rác từ ngày 20/11.').tagName).toBe('BLOCKQUOTE')
    await expect(canvas.queryByText(vpsPane.vi.suspendedByAdmin)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Liên hệ hỗ trợ' })).toBeVisible()
  },
}

/** Why, and that the money is back. F6 has moved to the pane. */
export const NotCreated: Story = {
  args: about(failed),
  parameters: { pseudo: { focusVisible: ['[data-component="VpsPane"]'] }, chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(failed.failure ?? '')).toBeVisible())
    await expect(canvas.getByText('Đã hoàn 159.000 ₫ vào ví')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Đặt lại' })).toBeVisible()
  },
}

/** The browser refuses to copy: the command is selected. */
export const CopyRefused: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    replaceClipboard(() => Promise.reject(new Error('denied')))
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Sao chép ssh/ }).click()
    await waitFor(() => expect(canvas.getAllByText('Đã chọn, nhấn Ctrl+C').length).toBeGreaterThan(0))
    await expect(String(getSelection())).toBe(`ssh root@${running.ipAddress}`)
    getSelection()?.removeAllRanges()
  },
}
