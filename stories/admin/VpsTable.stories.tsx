import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { VpsTable } from '#ds/admin/VpsTable/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { render, vpsInstances, vpsViewCounts, web } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnPhone, widths } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const meta = {
  id: 'back-office-vpstable',
  title: 'Back-office/VpsTable · Bảng VPS',
  component: VpsTable,
  args: {
    texts: { list: adminTexts.vi.list, ...adminTexts.vi.vps },
    ...listArgs,
    sort: { column: 'id', direction: 'descending' },
    onSortChange: fn(),
    now,
    onFiltersChange: fn(),
    rows: ready(vpsInstances),
    onStatusChange: fn(done),
  },
} satisfies Meta<typeof VpsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch VPS instances', onRetry: fn() } as const

/** The status of an instance, which is the button of its menu. */
const statusOf = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('row', { name: new RegExp(name) })).getByRole('button', {
    name: /^(Đang chạy|Tạm ngưng)/,
  })

/** Opens the menu of an instance's status and chooses another one. */
const choose = async (canvasElement: HTMLElement, name: string, status: RegExp) => {
  const badge = statusOf(canvasElement, name)
  await userEvent.click(badge)
  await screen.findByRole('menu', { name: `Đổi trạng thái của ${name}` })
  await userEvent.click(screen.getByRole('menuitemradio', { name: status }))
  return badge
}

export const AllInstances: Story = {
  args: { viewCounts: vpsViewCounts },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(`${vpsInstances.length} VPS`)).toBeVisible(),
}

/** An instance that could not be created has no address, and one that was terminated has given its own back. */
export const WithoutAnAddress: Story = {
  args: {
    rows: ready(
      (['failed', 'terminated'] as const).map((status) => ({
        ...web,
        vps: { ...web.vps, id: `${web.vps.id}-${status}`, name: status, ipAddress: null, status, nextCharge: null },
      })),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const shown = (text: string) =>
      within(canvasElement)
        .getAllByText(text)
        .filter((element) => element.checkVisibility())
    await expect(shown('Không có địa chỉ')).toHaveLength(1)
    await expect(shown('Đã thu hồi')).toHaveLength(1)
  },
}

/** What is renewed soon, the next first: the days left, the date and the price. Its only order is that of the date. */
export const RenewingSoon: Story = {
  args: {
    filters: [
      { kind: 'choice', id: 'status', values: ['active'] },
      { kind: 'days', id: 'renewsWithin', days: 7 },
    ],
    sort: { column: 'renewal', direction: 'ascending' },
    rows: ready(
      [web, render].map((row, index) => ({
        ...row,
        vps: { ...row.vps, nextCharge: { amount: row.vps.price, date: `2026-11-${24 + index}T03:00:00.000Z` } },
      })),
    ),
  },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Gia hạn' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('còn 2 ngày')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mã' })).toBeNull()
    // No text is cut, so there is no button for that.
    await expect(canvas.queryByRole('button', { name: adminTexts.vi.list.fullTexts })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Gia hạn' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'renewal', direction: 'descending' })
  },
}

/** One whose trial has ended runs again when its customer pays for it: the menu does not offer what the server refuses. */
export const TrialEnded: Story = {
  args: { rows: ready([{ ...web, vps: { ...web.vps, status: 'suspended', suspendedReason: 'trial_ended' } }]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(statusOf(canvasElement, web.vps.name))
    await screen.findByRole('menu')
    await expect(screen.getByRole('menuitemradio', { name: /^Chấm dứt/ })).toBeVisible()
    await expect(screen.queryByRole('menuitemradio', { name: /^Mở lại/ })).toBeNull()
  },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
}

const reason = 'Máy chủ gửi thư rác từ ngày 20/11.'
const { dialog: words } = adminTexts.vi.vps

/** What follows from it, and the reason, which the customer reads in a mail. */
export const SuspendAsksForTheReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'vinashop-web', /^Tạm ngưng…/)
    const dialog = await shownDialog('Tạm ngưng vinashop-web?')
    await expect(dialog.getByText(words.suspended.description)).toBeVisible()
    const field = dialog.getByRole('textbox', { name: 'Lý do' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(words.reasonHint)
    await userEvent.type(field, '   ')
    await userEvent.click(dialog.getByRole('button', { name: 'Tạm ngưng VPS' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(dialog.getByText(words.reasonMissing)).toBeVisible()
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
}

export const SuspendsForAReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const badge = await choose(canvasElement, 'vinashop-web', /^Tạm ngưng…/)
    const dialog = await shownDialog('Tạm ngưng vinashop-web?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), ` ${reason} `)
    await userEvent.click(dialog.getByRole('button', { name: 'Tạm ngưng VPS' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(web.vps.id, 'suspended', reason)
    await waitFor(() => expect(badge).toHaveFocus())
  },
}

/** One that an admin has suspended. */
export const ResumesForAReason: Story = {
  args: { rows: ready([{ ...web, vps: { ...web.vps, status: 'suspended', suspendedReason: 'admin' } }]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'vinashop-web', /^Mở lại…/)
    const dialog = await shownDialog('Mở lại vinashop-web?')
    await expect(dialog.getByText(words.active.description)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), 'Khách đã gỡ mã độc')
    await userEvent.click(dialog.getByRole('button', { name: 'Mở lại VPS' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onStatusChange).toHaveBeenCalledWith(web.vps.id, 'active', 'Khách đã gỡ mã độc')
  },
}

/** The dialog stays until the server has accepted it, and is sent once. */
export const Suspends: Story = {
  args: { onStatusChange: fn(never) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'vinashop-web', /^Tạm ngưng…/)
    const dialog = await shownDialog('Tạm ngưng vinashop-web?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), reason)
    const button = dialog.getByRole('button', { name: 'Tạm ngưng VPS' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
  },
}

/** Refused: the dialog says why, and keeps the reason. */
export const StatusFailed: Story = {
  args: { onStatusChange: fn(failing('Failed to update VPS status')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'vinashop-web', /^Tạm ngưng…/)
    const dialog = await shownDialog('Tạm ngưng vinashop-web?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), reason)
    await userEvent.click(dialog.getByRole('button', { name: 'Tạm ngưng VPS' }))
    await waitFor(() => expect(dialog.getByText('Failed to update VPS status')).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: 'Lý do' })).toHaveValue(reason)
  },
}

/** What the server found wrong with the reason is said at the field. */
export const ReasonRefused: Story = {
  args: {
    onStatusChange: fn(async () => ({
      ok: false as const,
      message: 'Dữ liệu chưa hợp lệ',
      fieldErrors: [{ path: 'reason', message: 'Dài tối đa 200 ký tự' }],
    })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'vinashop-web', /^Tạm ngưng…/)
    const dialog = await shownDialog('Tạm ngưng vinashop-web?')
    const field = dialog.getByRole('textbox', { name: 'Lý do' })
    await userEvent.type(field, reason)
    await userEvent.click(dialog.getByRole('button', { name: 'Tạm ngưng VPS' }))
    await waitFor(() => expect(dialog.getByText('Dài tối đa 200 ký tự')).toBeVisible())
    await expect(dialog.queryByText('Dữ liệu chưa hợp lệ')).toBeNull()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const TerminateAsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'render-02', /^Chấm dứt…/)
    const dialog = await shownDialog('Chấm dứt render-02?')
    await expect(dialog.getByText('203.0.113.15')).toBeVisible()
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
}

export const TerminateCanBeCancelled: Story = {
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const badge = await choose(canvasElement, 'render-02', /^Chấm dứt…/)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(badge).toHaveFocus())
    await expect(badge).toHaveTextContent('Đang chạy')
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
}

export const TerminatesOnceConfirmed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'render-02', /^Chấm dứt…/)
    const dialog = await shownDialog('Chấm dứt render-02?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), reason)
    await userEvent.click(dialog.getByRole('button', { name: 'Chấm dứt VPS' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(render.vps.id, 'terminated', reason)
  },
}

/** A status that nobody can change is not a menu: terminated, failed, or still being set up. */
export const FinalStatusesAreNoMenus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    for (const [name, status] of [
      ['render-01', 'Đã chấm dứt'],
      ['windows-ke-toan', 'Không tạo được'],
      ['vinashop-staging', 'Đang khởi tạo'],
    ] as const) {
      const row = within(within(canvasElement).getByRole('row', { name: new RegExp(name) }))
      await expect(row.getByText(status)).toBeVisible()
      await expect(row.queryByRole('button', { name: new RegExp(status) })).toBeNull()
    }
  },
}

/** The menu has the changes that are possible, and what follows from each. */
export const StatusIsAMenu: Story = {
  // This leaves space for the open menu in the picture.
  decorators: [(Story) => <Box style={{ minBlockSize: '28rem' }}>{<Story />}</Box>],
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await userEvent.click(statusOf(canvasElement, 'render-02'))
    const menu = await screen.findByRole('menu', { name: 'Đổi trạng thái của render-02' })
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(3)
    await expect(within(menu).getByRole('menuitemradio', { name: /^Tạm ngưng/ })).toHaveTextContent('giữ dữ liệu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}
