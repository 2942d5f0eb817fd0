import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DashboardScreen } from '#ds/screens/DashboardScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import {
  catalog,
  emptySummary,
  loading,
  now,
  ready,
  summary,
  tickets,
  transactions,
  user,
  vps,
} from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { forcedColors, widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const meta = {
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  tags: ['beta'],
  args: {
    texts: accountTexts,
    user,
    now,
    balance: ready('1250000'),
    summary: ready(summary),
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
    onCancelTopUp: fn(async () => ({ ok: true }) as const),
    onSendCode: fn(async () => ({ ok: true }) as const),
    onVerifyPhone: fn(async () => ({ ok: true }) as const),
    onSendMessage: fn(async () => ({ ok: true }) as const),
    onSignOut: fn(),
  },
  // The pictures show a page that has all of it.
  parameters: { layout: 'fullscreen' },
  render: function WithState(args) {
    const [tab, setTab] = useState(args.tab)
    const [dialog, setDialog] = useState(args.dialog)
    const [isPhoneVerified, setPhoneVerified] = useState(args.user.isPhoneVerified)
    return (
      <DashboardScreen
        {...args}
        user={{ ...args.user, isPhoneVerified }}
        onVerifyPhone={async (code) => {
          const result = await args.onVerifyPhone(code)
          setPhoneVerified(result.ok)
          return result
        }}
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
export const Overview: Story = { args: { tab: 'overview' } }
export const Offers: Story = { args: { tab: 'offers' } }
export const WalletTab: Story = {
  name: 'Wallet',
  args: { tab: 'wallet' },
}
export const Support: Story = { args: { tab: 'support' } }

export const Loading: Story = {
  args: {
    balance: loading,
    summary: loading,
    vps: loading,
    transactions: loading,
    tickets: loading,
    catalog: loading,
  },
}

export const Failed: Story = {
  args: {
    balance: failed,
    summary: failed,
    vps: failed,
    transactions: failed,
    tickets: failed,
    catalog: failed,
  },
}

/** What is there stays when asking again has failed. */
export const NotUpToDate: Story = {
  args: { loadError: { message: 'Máy chủ không trả lời. Vui lòng thử lại.', onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.loadError?.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('list', { name: 'VPS của tôi' })).toBeVisible()
  },
}

export const NewCustomer: Story = {
  args: {
    user: { ...user, isEmailVerified: false },
    balance: ready('0'),
    summary: ready(emptySummary),
    vps: ready([]),
    transactions: ready([]),
    tickets: ready([]),
  },
}

export const LongNamesAndHugeNumbers: Story = {
  args: {
    tab: 'overview',
    user: {
      ...user,
      firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
      lastName: '',
      email: 'nguyen.hoang.phuong.khanh.linh@congty.vn',
    },
    balance: ready('987654321987'),
    summary: ready({ ...summary, monthlySpend: '208000246912' }),
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
  parameters: { chromatic: { disableSnapshot: true } },
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

export const VerifiesThePhoneFromTheBanner: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xác minh ngay' }))
    const phone = within(await openedDialog('Xác minh số điện thoại'))
    await userEvent.type(phone.getByRole('textbox', { name: /Số điện thoại/ }), '0912 345 678{Enter}')
    await userEvent.type(await phone.findByRole('textbox', { name: /Mã xác minh/ }), '123456{Enter}')
    await expect(await phone.findByText('Số điện thoại đã được xác minh')).toBeVisible()
    await expect(args.onSendCode).toHaveBeenCalledWith('0912 345 678')
    await expect(args.onVerifyPhone).toHaveBeenCalledWith('123456')
    await expect(canvas.queryByText('Số điện thoại chưa được xác minh')).not.toBeInTheDocument()
    await expect(phone.getByRole('button', { name: 'Xong' })).toBeVisible()
  },
}

export const OnboardingLeadsToTheTopUp: Story = {
  args: { dialog: { name: 'onboarding' }, balance: ready('0') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const guide = within(await openedDialog('Bắt đầu với Sen Cloud'))
    await userEvent.click(guide.getByRole('button', { name: 'Tiếp theo' }))
    await userEvent.click(guide.getByRole('button', { name: 'Để sau' }))
    await userEvent.click(guide.getByRole('button', { name: 'Nạp tiền' }))
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ name: 'top-up' })
    const topUp = within(await openedDialog('Nạp tiền vào ví'))
    await userEvent.click(topUp.getByRole('radio', { name: 'Ví MoMo' }))
    await expect(topUp.getByRole('radio', { name: 'Ví MoMo' })).toBeChecked()
  },
}

export const OnboardingLeadsToTheOrder: Story = {
  args: { dialog: { name: 'onboarding' }, user: { ...user, isPhoneVerified: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const guide = within(await openedDialog('Bắt đầu với Sen Cloud'))
    for (let steps = 0; steps < 3; steps += 1) await userEvent.click(guide.getByRole('button', { name: 'Tiếp theo' }))
    await userEvent.click(guide.getByRole('button', { name: 'Xem các gói VPS' }))
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ name: 'order' })
    await openedDialog('Đặt VPS mới')
  },
}

export const WritesToTheSupport: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Hỗ trợ trực tuyến' }))
    const chat = within(await openedDialog('Hỗ trợ trực tuyến'))
    await userEvent.type(chat.getByRole('textbox', { name: /Tin nhắn/ }), 'Tôi muốn đổi hệ điều hành.')
    await userEvent.click(chat.getByRole('button', { name: 'Gửi tin nhắn' }))
    await expect(await chat.findByText('Đã gửi tin nhắn')).toBeVisible()
    await expect(args.onSendMessage).toHaveBeenCalledWith({
      email: 'customer@sen.test',
      message: 'Tôi muốn đổi hệ điều hành.',
    })
  },
}

export const ForcedColors: Story = { ...Vps, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
