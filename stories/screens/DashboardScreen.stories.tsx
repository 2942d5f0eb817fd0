import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardScreen } from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { catalog, loading, now, ready, tickets, transactions, user, vps } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const meta = {
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  args: {
    texts: accountTexts,
    user,
    now,
    balance: ready('1250000'),
    vps: ready(vps),
    transactions: ready(transactions),
    tickets: ready(tickets),
    catalog: ready(catalog),
    tab: 'vps',
    onTabChange: fn(),
    dialog: null,
    onDialogChange: fn(),
    onOrder: fn(async () => ({ ok: true }) as const),
    onTopUp: fn(async () => ({ ok: true }) as const),
    onSignOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: function WithState(args) {
    const [tab, setTab] = useState(args.tab)
    const [dialog, setDialog] = useState(args.dialog)
    return (
      <DashboardScreen
        {...args}
        tab={tab}
        onTabChange={(next) => {
          setTab(next)
          args.onTabChange(next)
        }}
        dialog={dialog}
        onDialogChange={(next) => {
          setDialog(next)
          args.onDialogChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Vps: Story = { parameters: { chromatic: { modes: widths } } }
export const Overview: Story = { args: { tab: 'overview' }, parameters: { chromatic: { modes: widths } } }
export const Offers: Story = { args: { tab: 'offers' } }
export const WalletTab: Story = {
  name: 'Wallet',
  args: { tab: 'wallet' },
}
export const Support: Story = { args: { tab: 'support' } }

export const Loading: Story = {
  args: { balance: loading, vps: loading, transactions: loading, tickets: loading, catalog: loading },
}

export const Failed: Story = {
  args: { balance: failed, vps: failed, transactions: failed, tickets: failed, catalog: failed },
}

export const NewCustomer: Story = {
  args: {
    user: { ...user, isEmailVerified: false },
    balance: ready('0'),
    vps: ready([]),
    transactions: ready([]),
    tickets: ready([]),
  },
}

export const Verified: Story = { args: { tab: 'overview', user: { ...user, isPhoneVerified: true } } }

export const LongNamesAndHugeNumbers: Story = {
  parameters: { chromatic: { modes: widths } },
  args: {
    tab: 'overview',
    user: { ...user, firstName: 'Nguyễn Hoàng Phương Khánh Linh', email: 'nguyen.hoang.phuong.khanh.linh@congty.vn' },
    balance: ready('987654321987'),
    vps: ready(vps.map((instance) => ({ ...instance, name: 'he-thong-quan-ly-kho-van-mien-trung-tay-nguyen-01' }))),
    transactions: ready(transactions.map((transaction) => ({ ...transaction, amount: `${transaction.amount}123456` }))),
  },
}

export const SwitchesTabsByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'VPS' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('wallet')
    await expect(canvas.getByRole('tab', { name: 'Ví' })).toHaveFocus()
    await expect(await canvas.findByRole('heading', { name: 'Lịch sử giao dịch' })).toBeVisible()
  },
}

export const LeadsFromTheOverviewToTheLists: Story = {
  args: { tab: 'overview' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xem lịch sử ví' }))
    await expect(canvas.getByRole('tab', { name: 'Ví' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Tổng quan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả VPS' }))
    await expect(canvas.getByRole('tab', { name: 'VPS' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const TopsUpWhatAnOrderLacks: Story = {
  args: { balance: ready('10000') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt VPS' }))
    const order = within(await openedDialog('Đặt VPS mới'))
    await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
    await userEvent.click(order.getByRole('radio', { name: 'Pro' }))
    await userEvent.click(order.getByRole('button', { name: 'Nạp tiền' }))
    const topUp = within(await openedDialog('Nạp tiền vào ví'))
    await expect(topUp.getByRole('textbox', { name: /Số tiền/ })).toHaveValue('149.000')
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ name: 'top-up', amount: '149000' })
  },
}

export const SignsOut: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Tài khoản của Minh' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }))
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const UserMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Tài khoản của Minh' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Trang chủ' })).toHaveFocus())
  },
}

export const TogglesTheTheme: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = document.documentElement.dataset.theme
    await userEvent.click(canvas.getByRole('button', { name: /Chuyển sang giao diện/ }))
    await expect(document.documentElement.dataset.theme).not.toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: /Chuyển sang giao diện/ }))
    await expect(document.documentElement.dataset.theme).toBe(before)
  },
}
