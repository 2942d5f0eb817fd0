import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardScreen } from '#ds/screens/DashboardScreen/index.ts'
import { amount } from '#stories/amount.ts'
import { emptySummary, loading, ready, summary, user, vps } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dashboardProps, newCustomerProps, transactions, withInstances } from '#stories/fixtures/dashboard.ts'
import { manyVps } from '#stories/fixtures/instances.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import {
  forcedColors,
  inLightOnDesktop,
  inLightOnPhone,
  narrowDesktop,
  phone,
  phoneAndDesktop,
  widths,
} from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const stale = { message: 'Máy chủ không trả lời. Vui lòng thử lại.', onRetry: fn() }

const { wallet } = dashboardProps
const running = vps.find(({ ipAddress }) => ipAddress === '203.0.113.17')

const meta = {
  id: 'screens-dashboardscreen',
  title: 'Screens/DashboardScreen · Màn hình bảng điều khiển',
  component: DashboardScreen,
  args: {
    ...dashboardProps,
    chat: { ...dashboardProps.chat, onOpenChange: fn() },
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

/** The dashboard with so many instances, and the figures and the forecast that follow from them. */
const withMany = (count: number) => withInstances(manyVps(count))

type Story = StoryObj<typeof meta>

export const Vps: Story = { parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } } }
/** Beside the list from 1200 px on, in its place below that. */
export const Details: Story = {
  args: { openVpsId: running?.id },
  parameters: { chromatic: { modes: narrowDesktop } },
}

export const Overview: Story = {
  args: { tab: 'overview' },
  parameters: { chromatic: { modes: inLightOnPhone } },
}
export const Offers: Story = { args: { tab: 'offers' } }
export const WalletTab: Story = {
  name: 'Wallet',
  args: { tab: 'wallet' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The balance stands once, and so does the button; the line of figures says what is charged next, not once more how long it lasts.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Nạp tiền' })).toHaveLength(1))
    // It is the one main action here.
    await expect(canvas.getByRole('button', { name: 'Đặt VPS' })).toHaveAttribute('data-tone', 'neutral')
    await expect(canvas.getByRole('button', { name: 'Nạp tiền' })).toHaveAttribute('data-tone', 'brand')
    const figures = within(canvas.getByRole('region', { name: 'Số liệu tài khoản' }))
    await expect(figures.getByText('blog-ca-nhan')).toBeVisible()
    await expect(canvas.getAllByText(/16\/01\/2027/, { selector: 'time' })).toHaveLength(1)
    await expect(figures.queryByText(/16\/01\/2027/)).not.toBeInTheDocument()
    await expect(figures.getAllByRole('term')).toHaveLength(4)
    await expect(figures.queryByText(amount('454.000 ₫'))).not.toBeInTheDocument()
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
      ].map((element) => {
        // The words of a label begin where its box does; the box ends where the picture beside it begins, if there is one.
        const { left, top, height } = element.getBoundingClientRect()
        return `${left} ${top} ${height}`
      })
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
    support: { ...dashboardProps.support, tickets: loading },
    order: { ...dashboardProps.order, catalog: loading },
  },
}

/** What could not be loaded is said once, where the list would be, and loaded again at once. */
export const Failed: Story = {
  args: {
    stats: { summary: failed },
    vps: { vps: failed },
    wallet: { ...wallet, balance: failed, transactions: failed, history: failed, forecast: failed },
    support: { ...dashboardProps.support, tickets: failed },
    order: { ...dashboardProps.order, catalog: failed },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(failed.message)).toHaveLength(1)
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
  args: withMany(1),
  parameters: { chromatic: { modes: phone } },
}
export const TwelveInstances: Story = {
  args: withMany(12),
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const filter = canvas.getByRole('searchbox', { name: 'Lọc VPS' })
    await userEvent.type(filter, 'khong-co-may-nay')
    await expect(await canvas.findByText('Không có máy nào khớp với “khong-co-may-nay”')).toBeVisible()
    await userEvent.clear(filter)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
    filter.blur()
    // The figures are those of the list: what was paid for this month, also for one that was suspended since.
    const figures = within(canvas.getByRole('region', { name: 'Số liệu tài khoản' }))
    await expect(figures.getByText('/ 12')).toBeVisible()
    await expect(figures.getByText(amount('982.000 ₫'))).toBeVisible()
    await expect(figures.getByText('đủ đến 26/11/2026')).toBeVisible()
    await expect(canvas.getByText(/12 máy đang thuê/)).toHaveTextContent('1 máy tạm ngưng')
  },
}
/** Rows out of view are neither laid out nor painted. */
export const TwoHundredInstances: Story = {
  tags: ['!test'],
  args: withMany(200),
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
    await userEvent.click(order.getByRole('button', { name: /^Nạp 149\.000\s₫$/ }))
    const topUp = within(await openedDialog('Nạp tiền vào ví'))
    await expect(topUp.getByRole('textbox', { name: /Số tiền/ })).toHaveValue('149.000')
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({
      name: 'top-up',
      amount: '149000',
      next: { name: 'order' },
      order: expect.objectContaining({ values: expect.objectContaining({ name: 'web-01' }) }),
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
  args: {
    dialog: { name: 'onboarding' },
    wallet: { ...wallet, balance: ready('0') },
    stats: { summary: ready(emptySummary) },
  },
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

export const OpensTheChat: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Trò chuyện trực tuyến' }))
    await expect(args.chat.onOpenChange).toHaveBeenCalledWith(true)
  },
}

export const ForcedColors: Story = { ...Vps, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
