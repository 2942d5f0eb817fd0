import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { UsersTable, type UsersTableProps } from '#ds/admin/UsersTable/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { hoangAnh, nameless, users } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnTablet, phone, widths } from '#stories/modes.ts'
import { listArgs } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

/** Holds the search text, like the route. */
function UsersTableWithSearch({ query, onQueryChange, rows, ...rest }: UsersTableProps) {
  const [current, setCurrent] = useState(query)
  return (
    <UsersTable
      {...rest}
      rows={mapResource(rows, (all) => all.filter((row) => row.email.includes(current)))}
      query={current}
      onQueryChange={(next) => {
        onQueryChange(next)
        setCurrent(next)
      }}
    />
  )
}

const meta = {
  id: 'back-office-userstable',
  title: 'Back-office/UsersTable · Bảng người dùng',
  component: UsersTable,
  args: {
    texts: { list: adminTexts.vi.list, ...adminTexts.vi.users },
    ...listArgs,
    sort: { column: 'id', direction: 'descending' },
    onSortChange: fn(),
    onFiltersChange: fn(),
    rows: ready(users),
    onActiveChange: fn(done),
    onSecondFactorReset: fn(done),
    onPhoneRelease: fn(done),
    onBalanceChange: fn(done),
  },
  render: (args) => <UsersTableWithSearch {...args} />,
} satisfies Meta<typeof UsersTable>

export default meta
type Story = StoryObj<typeof meta>

const loadError = { message: 'Failed to fetch users', onRetry: fn() }
const failed = { status: 'error', ...loadError } as const

const openBalance = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sửa số dư: hoanganh.pham@vinashop.test' }))
  const dialog = await shownDialog('Sửa số dư')
  return { dialog, input: dialog.getByLabelText('Số dư mới'), submit: dialog.getByRole('button', { name: 'Cập nhật' }) }
}

export const ActiveAndLocked: Story = { parameters: { chromatic: { modes: widths } } }

/** The view of the locked ones is one click away. */
export const OnlyLocked: Story = {
  args: {
    filters: [{ kind: 'choice', id: 'status', values: ['locked'] }],
    rows: ready(users.filter(({ isActive }) => !isActive)),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const views = within(canvas.getByRole('group', { name: adminTexts.vi.list.filterBar.views }))
    await expect(views.getByRole('button', { name: 'Đã khóa' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('1 người dùng')).toBeVisible()
    await userEvent.click(views.getByRole('button', { name: 'Tất cả' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([])
  },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users')
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(loadError.onRetry).toHaveBeenCalledOnce()
  },
}

export const SearchWithoutMatches: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox', { name: 'Tìm người dùng' })
    await userEvent.type(search, 'xyz')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('xyz')
    await expect(canvas.getByText('Không có kết quả cho “xyz”')).toBeVisible()
  },
}

export const SearchCleared: Story = {
  args: { query: 'linh' },
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox', { name: 'Tìm người dùng' })
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tìm kiếm' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('minh{Escape}')
    await expect(search).toHaveValue('')
    await expect(canvas.getByText('Đỗ Khánh Linh')).toBeVisible()
  },
}

export const MiddlePage: Story = {
  args: { page: 2, onPreviousPage: fn(), onNextPage: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }))
    await expect(args.onPreviousPage).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }))
    await expect(args.onNextPage).toHaveBeenCalledOnce()
  },
}

/** The server counts all pages, and up to 1,000 records. */
export const FirstPage: Story = {
  args: { onNextPage: fn(), viewCounts: { all: 1001, locked: 12 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^\d+ trong hơn 1\.000 người dùng$/)).toBeVisible()
    const previous = within(canvasElement).getByRole('button', { name: 'Trang trước' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveAccessibleDescription('Đây là trang đầu tiên')
  },
}

/** The status of a user, which is the button of its menu. */
const statusOf = (canvasElement: HTMLElement, email: string) =>
  within(within(canvasElement).getByRole('row', { name: new RegExp(email) })).getByRole('button', {
    name: /^(Hoạt động|Đã khóa)/,
  })

/** Opens the menu of a user's status and chooses the other one. */
const choose = async (canvasElement: HTMLElement, email: string, status: RegExp) => {
  const badge = statusOf(canvasElement, email)
  await userEvent.click(badge)
  await screen.findByRole('menu', { name: `Đổi trạng thái của ${email}` })
  await userEvent.click(screen.getByRole('menuitemradio', { name: status }))
  return badge
}

const openLockDialog = async (canvasElement: HTMLElement) => {
  const badge = await choose(canvasElement, 'hoanganh.pham@vinashop.test', /^Khóa…/)
  return { badge, dialog: await shownDialog('Khóa tài khoản của Phạm Hoàng Anh?') }
}

/** The menu says what a lock does before it is chosen. */
export const StatusIsAMenu: Story = {
  parameters: { chromatic: { modes: inLightOnTablet } },
  play: async ({ canvasElement }) => {
    await userEvent.click(statusOf(canvasElement, 'linh.do@caphesang.test'))
    const menu = await screen.findByRole('menu', { name: 'Đổi trạng thái của linh.do@caphesang.test' })
    await expect(within(menu).getByRole('menuitemradio', { name: /^Khóa…/ })).toHaveTextContent(
      'Khách bị đăng xuất ngay',
    )
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** Says who will be locked and what stops working; the reason, which the customer reads, has the focus. */
export const LockAsksFirst: Story = {
  parameters: { layout: 'fullscreen', chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openLockDialog(canvasElement)
    await expect(dialog.getByText('hoanganh.pham@vinashop.test')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Lý do')).toHaveFocus())
    await expect(args.onActiveChange).not.toHaveBeenCalled()
  },
}

export const LockCanBeCancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { badge, dialog } = await openLockDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Không khóa' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(badge).toHaveFocus())
    await openLockDialog(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(badge).toHaveFocus())
    await expect(args.onActiveChange).not.toHaveBeenCalled()
  },
}

export const LocksOnceConfirmed: Story = {
  args: { onActiveChange: fn(never) },
  play: async ({ args, canvasElement }) => {
    const { badge, dialog } = await openLockDialog(canvasElement)
    const confirm = dialog.getByRole('button', { name: 'Khóa tài khoản' })
    await userEvent.click(confirm)
    await expect(await dialog.findByText('Vui lòng nhập lý do.')).toBeVisible()
    await expect(args.onActiveChange).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText('Lý do'), 'Nghi bị chiếm đoạt')
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onActiveChange).toHaveBeenCalledOnce()
    await expect(args.onActiveChange).toHaveBeenCalledWith(hoangAnh.id, false, 'Nghi bị chiếm đoạt')
    await expect(badge).toHaveAttribute('aria-busy', 'true')
    await expect(statusOf(canvasElement, 'linh.do@caphesang.test')).not.toHaveAttribute('aria-busy')
  },
}

/** The server would refuse it, so the status is not a menu. */
export const OwnRowOffersNoLock: Story = {
  args: { ownEmail: 'hoanganh.pham@vinashop.test' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Tài khoản của bạn')).toBeVisible()
    const own = within(canvas.getByRole('row', { name: /hoanganh\.pham@vinashop\.test/ }))
    await expect(own.queryByRole('button', { name: /^Hoạt động/ })).toBeNull()
  },
}

export const ActivatesAUser: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'mai.vu@hoatuoi.test', /^Mở khóa/)
    await expect(args.onActiveChange).toHaveBeenCalledWith(nameless.id, true)
  },
}

export const LockFailed: Story = {
  args: { onActiveChange: fn(failing('Failed to update user status')) },
  play: async ({ canvasElement }) => {
    const { badge, dialog } = await openLockDialog(canvasElement)
    await userEvent.type(dialog.getByLabelText('Lý do'), 'Nghi bị chiếm đoạt')
    await userEvent.click(dialog.getByRole('button', { name: 'Khóa tài khoản' }))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Failed to update user status')
    await expect(badge).not.toHaveAttribute('aria-busy')
  },
}

/** Names nobody any more, and cannot be opened again. */
export const ClosedByItsCustomer: Story = {
  args: {
    rows: ready([
      { ...hoangAnh, email: 'x@closed.invalid', firstName: '', lastName: '', isActive: false, isClosed: true },
    ]),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /Tài khoản đã đóng/ }))
    await expect(row.getByText('Đã đóng')).toBeVisible()
    await expect(row.queryByRole('button', { name: /^Đã đóng|^Sửa số dư/ })).toBeNull()
  },
}

/** Only for one who has verified a number: it asks first, and for the reason. */
export const ReleasesPhoneNumbers: Story = {
  args: { rows: ready(users.map((user) => ({ ...user, isPhoneVerified: user.id === hoangAnh.id }))) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'hoanganh.pham@vinashop.test', /^Bỏ số điện thoại đã xác minh…/)
    const dialog = await shownDialog('Bỏ số điện thoại đã xác minh của Phạm Hoàng Anh?')
    await userEvent.type(dialog.getByLabelText('Lý do'), 'Số của người khác')
    await expect(args.onPhoneRelease).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ các số' }))
    await waitFor(() => expect(args.onPhoneRelease).toHaveBeenCalledWith(hoangAnh.id, 'Số của người khác'))
  },
}

/** For one who has lost the phone: it asks first, and for the reason. */
export const ResetsTheSecondFactor: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'hoanganh.pham@vinashop.test', /^Đặt lại xác thực hai lớp…/)
    const dialog = await shownDialog('Đặt lại xác thực hai lớp của Phạm Hoàng Anh?')
    await userEvent.type(dialog.getByLabelText('Lý do'), 'Mất điện thoại')
    await expect(args.onSecondFactorReset).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSecondFactorReset).toHaveBeenCalledWith(hoangAnh.id, 'Mất điện thoại')
  },
}

export const BalanceIsEmpty: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, input, submit } = await openBalance(canvasElement)
    await expect(dialog.getByText('hoanganh.pham@vinashop.test')).toBeVisible()
    await expect(dialog.getByText(/^321\.000/)).toBeVisible()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(submit)
    await expect(args.onBalanceChange).not.toHaveBeenCalled()
  },
}

export const BalanceEntered: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, input } = await openBalance(canvasElement)
    await userEvent.type(input, '1400000')
    await expect(dialog.getByText(/^Lịch sử giao dịch sẽ có thêm một khoản điều chỉnh \+1\.079\.000/)).toBeVisible()
  },
}

export const EnterSavesTheBalance: Story = {
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { input } = await openBalance(canvasElement)
    await userEvent.type(input, '1400000{Enter}')
    await expect(args.onBalanceChange).toHaveBeenCalledWith(hoangAnh.id, {
      balance: '1400000',
      expectedBalance: hoangAnh.balance,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'Sửa số dư: hoanganh.pham@vinashop.test' }),
      ).toHaveFocus(),
    )
  },
}

export const BalancePending: Story = {
  args: { onBalanceChange: fn(never) },
  // Except for its button, the picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, input } = await openBalance(canvasElement)
    await userEvent.type(input, '0{Enter}{Enter}')
    await expect(dialog.getByRole('button', { name: 'Đang cập nhật…' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }))
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onBalanceChange).toHaveBeenCalledOnce()
  },
}

export const BalanceFailed: Story = {
  args: { onBalanceChange: fn(failing('Failed to update user balance')) },
  play: async ({ canvasElement }) => {
    const { dialog, input } = await openBalance(canvasElement)
    await userEvent.type(input, '1400000{Enter}')
    await expect(await dialog.findByText('Failed to update user balance')).toBeVisible()
    await expect(input).toHaveValue('1400000')
  },
}

/** Refused, since the customer has ordered meanwhile: the dialog continues with the new balance, and keeps the input. */
export const BalanceMoved: Story = {
  args: {
    onBalanceChange: fn<UsersTableProps['onBalanceChange']>(async (_, { expectedBalance }) =>
      expectedBalance === '760000' ? { ok: true } : { ok: false, movedTo: '760000' },
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, input } = await openBalance(canvasElement)
    await userEvent.type(input, '1400000{Enter}')
    await expect(await dialog.findByText('Số dư vừa thay đổi')).toBeVisible()
    await expect(dialog.getByText(/điều chỉnh \+640\.000/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBalanceChange).toHaveBeenLastCalledWith(hoangAnh.id, {
      balance: '1400000',
      expectedBalance: '760000',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const BalanceStartsEmptyEachTime: Story = {
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const first = await openBalance(canvasElement)
    await userEvent.type(first.input, '99')
    await userEvent.click(first.dialog.getByRole('button', { name: 'Hủy' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await openBalance(canvasElement)
    await expect(second.input).toHaveValue('')
  },
}

/** Truncated texts are not tab stops: only the button for them, the views, the heads that sort, and the table if it scrolls, are before the first row. */
export const FewTabStops: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('searchbox'))
    const [row] = users
    const first = canvas.getByRole('button', { name: `${row?.number}: sao chép mã đầy đủ` })
    const before: (string | null | undefined)[] = []
    for (let stops = 0; stops < 8 && document.activeElement !== first; stops += 1) {
      await userEvent.tab()
      if (document.activeElement !== first && document.activeElement?.role !== 'region')
        before.push(document.activeElement?.textContent)
    }
    await expect(first).toHaveFocus()
    const { columns, views } = adminTexts.vi.users
    await expect(before).toEqual([
      ...[views.all, views.locked, adminTexts.vi.list.filterBar.addFilter],
      ...[adminTexts.vi.list.fullTexts, columns.id],
    ])
  },
}
