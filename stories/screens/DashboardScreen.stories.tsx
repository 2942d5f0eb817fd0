import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { DashboardScreen } from '#ds/screens/DashboardScreen/index.ts'
import { amount } from '#stories/amount.ts'
import { loading, ready, summary, transactions, user, vps } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { manyVps } from '#stories/fixtures/console.ts'
import { dashboardProps, newCustomerProps } from '#stories/fixtures/dashboard.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { forcedColors, inLightOnDesktop, narrowDesktop, phone, widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const stale = { message: 'Máy chủ không trả lời. Vui lòng thử lại.', onRetry: fn() }

const { wallet } = dashboardProps
const running = vps.find(({ ipAddress }) => ipAddress === '203.0.113.17')

const meta = {
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  tags: ['beta'],
  args: {
    ...dashboardProps,
    chat: { onSend: fn(done) },
    phoneVerification: { onSendCode: fn(done), onVerify: fn(done) },
    phoneReminder: { isPutOff: false, onPutOff: fn() },
    onTabChange: fn(),
    onOpenVpsIdChange: fn(),
    onDialogChange: fn(),
  },
  // The pictures show the complete page.
  parameters: { layout: 'fullscreen' },
  render: function WithState(args) {
    const [tab, setTab] = useState(args.tab)
    const [openVpsId, setOpenVpsId] = useState(args.openVpsId)
    const [dialog, setDialog] = useState(args.dialog)
    const [isPhoneVerified, setPhoneVerified] = useState(args.user.data.isPhoneVerified)
    const [isPutOff, setPutOff] = useState(false)
    return (
      <DashboardScreen
        {...args}
        user={{ ...args.user, data: { ...args.user.data, isPhoneVerified } }}
        phoneReminder={{
          isPutOff,
          onPutOff: () => {
            setPutOff(true)
            args.phoneReminder.onPutOff()
          },
        }}
        phoneVerification={{
          ...args.phoneVerification,
          onVerify: async (code) => {
            const result = await args.phoneVerification.onVerify(code)
            setPhoneVerified(result.ok)
            return result
          },
        }}
        tab={tab}
        onTabChange={(next) => {
          setTab(next)
          args.onTabChange(next)
        }}
        openVpsId={openVpsId}
        onOpenVpsIdChange={(next) => {
          setOpenVpsId(next)
          args.onOpenVpsIdChange(next)
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

/** So many instances, in the states that the server knows today. */
const instances = (count: number): readonly ShownVps[] =>
  manyVps(count).map((instance) => ({ ...instance, status: instance.status === 'off' ? 'active' : instance.status }))

const manyModes = {
  dark: { disable: true },
  'dark 1440': { theme: 'dark', viewport: 1440 },
  'dark 360': { theme: 'dark', viewport: 360 },
  ...inLightOnDesktop,
} as const
type Story = StoryObj<typeof meta>

export const Vps: Story = { parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } } }
/** Beside the list from 1200 px on, in its place below that. */
export const Details: Story = {
  args: { openVpsId: running?.id },
  parameters: { chromatic: { modes: narrowDesktop } },
}

export const Overview: Story = { args: { tab: 'overview' } }
export const Offers: Story = { args: { tab: 'offers' } }
export const WalletTab: Story = {
  name: 'Wallet',
  args: { tab: 'wallet' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The balance stands once, and so does the button; the line of figures says how long it lasts, and keeps its height.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Nạp tiền' })).toHaveLength(1))
    const figures = within(canvas.getByRole('region', { name: 'Số liệu tài khoản' }))
    await expect(figures.getByText('đủ đến 03/04/2027')).toBeVisible()
    await expect(figures.getAllByRole('term')).toHaveLength(4)
    await expect(figures.queryByText(amount('613.000 ₫'))).not.toBeInTheDocument()
    await expect(within(canvas.getByRole('banner')).queryByText(/₫/)).not.toBeInTheDocument()
  },
}

/** Nothing above the tabs moves when another one is selected. */
export const SwitchesToTheWallet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const places = () =>
      [
        canvas.getByRole('tablist'),
        ...canvas.getAllByRole('term'),
        canvas.getByRole('button', { name: 'Đặt VPS' }),
        canvas.getByRole('button', { name: 'Tài khoản của Minh' }),
      ].map((element) => JSON.stringify(element.getBoundingClientRect()))
    const before = places()
    await userEvent.click(canvas.getByRole('tab', { name: 'Ví' }))
    await expect(places()).toEqual(before)
  },
}
export const Support: Story = { args: { tab: 'support' } }

export const Loading: Story = {
  args: {
    stats: { summary: loading },
    vps: { vps: loading },
    wallet: { ...wallet, balance: loading, transactions: loading, history: loading, forecast: loading },
    support: { tickets: loading },
    order: { ...dashboardProps.order, catalog: loading },
  },
}

export const Failed: Story = {
  args: {
    stats: { summary: failed },
    vps: { vps: failed },
    wallet: { ...wallet, balance: failed, transactions: failed, history: failed, forecast: failed },
    support: { tickets: failed },
    order: { ...dashboardProps.order, catalog: failed },
  },
}

/** Existing data stays visible when reloading has failed. */
export const Stale: Story = {
  args: { vps: { vps: { ...ready(vps), stale } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(stale.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('grid', { name: 'VPS của tôi' })).toBeVisible()
  },
}

export const NewCustomer: Story = {
  args: {
    user: ready({ ...user, isEmailVerified: false }),
    stats: newCustomerProps.stats,
    vps: newCustomerProps.vps,
    wallet: newCustomerProps.wallet,
    support: newCustomerProps.support,
  },
}

export const LongNamesAndHugeNumbers: Story = {
  args: {
    tab: 'overview',
    user: ready({
      ...user,
      firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
      lastName: '',
      email: 'nguyen.hoang.phuong.khanh.linh@congty.vn',
    }),
    stats: { summary: ready({ ...summary, monthlySpend: '208000246912' }) },
    vps: {
      vps: ready(vps.map((instance) => ({ ...instance, name: 'he-thong-quan-ly-kho-van-mien-trung-tay-nguyen-01' }))),
    },
    wallet: {
      ...wallet,
      balance: ready('987654321987'),
      transactions: ready(
        transactions.map((transaction) => ({ ...transaction, amount: `${transaction.amount}123456` })),
      ),
    },
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

/** Opened by a press on its row, they have the focus; Escape closes them and returns it. */
export const OpensTheDetails: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('row', { name: new RegExp(running?.name ?? '') })
    await userEvent.click(within(row).getByText(running?.name ?? ''))
    const details = await canvas.findByRole('region', { name: running?.name ?? '' })
    await waitFor(() => expect(details).toHaveFocus())
    await expect(details).toHaveTextContent(`ssh root@${running?.ipAddress}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
    await expect(details).not.toBeInTheDocument()
  },
}

/** The list with one instance; with twelve it has a filter. */
export const OneInstance: Story = {
  args: { vps: { vps: ready(instances(1)) } },
  parameters: { chromatic: { modes: phone } },
}
export const TwelveInstances: Story = {
  args: { vps: { vps: ready(instances(12)) } },
  parameters: { chromatic: { modes: manyModes } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const filter = canvas.getByRole('searchbox', { name: 'Lọc VPS' })
    await userEvent.type(filter, 'khong-co-may-nay')
    await expect(await canvas.findByText('Không có máy nào khớp với “khong-co-may-nay”')).toBeVisible()
    await userEvent.clear(filter)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
    filter.blur()
  },
}
/** Rows out of view are neither laid out nor painted. */
export const TwoHundredInstances: Story = {
  tags: ['!test'],
  args: { vps: { vps: ready(instances(200)) } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const LinksFromTheOverviewToTheLists: Story = {
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

export const TopsUpTheShortfall: Story = {
  args: { wallet: { ...wallet, balance: ready('10000') } },
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
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({
      name: 'top-up',
      amount: '149000',
      next: { name: 'order' },
    })
  },
}

export const VerifiesThePhoneFromTheLine: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xác minh ngay' }))
    const phone = within(await openedDialog('Xác minh số điện thoại'))
    await userEvent.type(phone.getByRole('textbox', { name: /Số điện thoại/ }), '0912 345 678{Enter}')
    await userEvent.type(await phone.findByRole('textbox', { name: /Mã xác minh/ }), '123456{Enter}')
    await expect(await phone.findByText('Số điện thoại đã được xác minh')).toBeVisible()
    await expect(args.phoneVerification.onSendCode).toHaveBeenCalledWith('0912 345 678')
    await expect(args.phoneVerification.onVerify).toHaveBeenCalledWith('123456')
    await expect(canvas.queryByText('Số điện thoại chưa được xác minh')).not.toBeInTheDocument()
    await expect(phone.getByRole('button', { name: 'Xong' })).toBeVisible()
  },
}

/** Put off, it is an entry of the account's menu, whose button has a dot. */
export const PutsTheVerificationOff: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }))
    await expect(args.phoneReminder.onPutOff).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Số điện thoại chưa được xác minh')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Minh' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xác minh số điện thoại' }))
    await openedDialog('Xác minh số điện thoại')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const OnboardingOpensTheTopUp: Story = {
  args: { dialog: { name: 'onboarding' }, wallet: { ...wallet, balance: ready('0') } },
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

export const OnboardingOpensTheOrder: Story = {
  args: { dialog: { name: 'onboarding' }, user: ready({ ...user, isPhoneVerified: true }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const guide = within(await openedDialog('Bắt đầu với Sen Cloud'))
    for (let steps = 0; steps < 3; steps += 1) await userEvent.click(guide.getByRole('button', { name: 'Tiếp theo' }))
    await userEvent.click(guide.getByRole('button', { name: 'Xem các gói VPS' }))
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ name: 'order' })
    await openedDialog('Đặt VPS mới')
  },
}

export const WritesToSupport: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Trò chuyện trực tuyến' }))
    const chat = within(await openedDialog('Trò chuyện trực tuyến'))
    await userEvent.type(chat.getByRole('textbox', { name: /Tin nhắn/ }), 'Tôi muốn đổi hệ điều hành.')
    await userEvent.click(chat.getByRole('button', { name: 'Gửi tin nhắn' }))
    await expect(await chat.findByText('Đã gửi tin nhắn')).toBeVisible()
    await expect(args.chat.onSend).toHaveBeenCalledWith({
      email: 'customer@sen.test',
      message: 'Tôi muốn đổi hệ điều hành.',
    })
  },
}

export const ForcedColors: Story = { ...Vps, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
