import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardScreen } from '#ds/screens/DashboardScreen/index.ts'
import { amount } from '#stories/amount.ts'
import { loading, ready, summary, user, vps } from '#stories/fixtures/account.ts'
import { dashboardProps, newCustomerProps, transactions, withInstances } from '#stories/fixtures/dashboard.ts'
import { DashboardPage } from '#stories/fixtures/dashboard-page.tsx'
import { manyVps } from '#stories/fixtures/instances.ts'
import {
  forcedColors,
  inLightOnDesktop,
  inLightOnPhone,
  narrowDesktop,
  phone,
  phoneAndDesktop,
  widths,
} from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } as const

const stale = { message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() }

const running = vps.find(({ ipAddress }) => ipAddress === '203.0.113.17')

const meta = {
  id: 'screens-dashboardscreen',
  title: 'Screens/DashboardScreen · Màn hình bảng điều khiển',
  component: DashboardPage,
  subcomponents: { DashboardScreen },
  args: {
    ...dashboardProps,
    phoneReminder: { isPutOff: false, onPutOff: fn(), onVerify: fn() },
    onTabChange: fn(),
    onOpenVpsIdChange: fn(),
    onOrder: fn(),
    onTopUp: fn(),
    onPayTrial: fn(),
    onRenew: fn(),
  },
  // The pictures show the complete page.
  parameters: { layout: 'fullscreen' },
  render: function WithState(args) {
    const [tab, setTab] = useState(args.tab)
    const [openVpsId, setOpenVpsId] = useState(args.openVpsId)
    const [isPutOff, setPutOff] = useState(false)
    return (
      <DashboardPage
        {...args}
        phoneReminder={
          args.phoneReminder && {
            ...args.phoneReminder,
            isPutOff,
            onPutOff() {
              setPutOff(true)
              args.phoneReminder?.onPutOff()
            },
          }
        }
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
      />
    )
  },
} satisfies Meta<typeof DashboardPage>

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
export const WalletTab: Story = { name: 'Wallet', args: { tab: 'wallet' } }

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
    summary: loading,
    vps: loading,
    balance: loading,
    transactions: loading,
    history: loading,
    forecast: loading,
    tickets: loading,
    catalog: loading,
    creatingVps: 0,
  },
}

/** What could not be loaded is said once, where the list would be, and loaded again at once. */
export const Failed: Story = {
  args: {
    summary: failed,
    vps: failed,
    balance: failed,
    transactions: failed,
    history: failed,
    forecast: failed,
    tickets: failed,
    catalog: failed,
    creatingVps: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(failed.message)).toHaveLength(1)
  },
}

/** Existing data stays visible when reloading has failed. */
export const Stale: Story = {
  args: { vps: { ...ready(vps), stale }, error: stale },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(stale.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('grid', { name: 'VPS của tôi' })).toBeVisible()
  },
}

export const NewCustomer: Story = {
  args: {
    user: { ...user, isEmailVerified: false },
    summary: newCustomerProps.summary,
    vps: newCustomerProps.vps,
    balance: newCustomerProps.balance,
    transactions: newCustomerProps.transactions,
    history: newCustomerProps.history,
    creatingVps: 0,
    forecast: newCustomerProps.forecast,
    tickets: newCustomerProps.tickets,
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
    summary: ready({ ...summary, monthlySpend: '208000246912' }),
    vps: ready(vps.map((instance) => ({ ...instance, name: 'he-thong-quan-ly-kho-van-mien-trung-tay-nguyen-01' }))),
    balance: ready('987654321987'),
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

/** Opened by a click on its row, they have the focus; Escape closes them and returns it. */
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
    await expect(await canvas.findByText('Không có VPS nào khớp với “khong-co-may-nay”')).toBeVisible()
    await userEvent.clear(filter)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
    filter.blur()
    // The figures are those of the list: what was paid for this month, also for one that was suspended since.
    const figures = within(canvas.getByRole('region', { name: 'Số liệu tài khoản' }))
    await expect(figures.getByText('/ 12')).toBeVisible()
    await expect(figures.getByText(amount('982.000 ₫'))).toBeVisible()
    await expect(figures.getByText('đủ đến 26/11/2026')).toBeVisible()
    await expect(canvas.getByText(/12 VPS đang thuê/)).toHaveTextContent('1 VPS tạm ngưng')
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
    await userEvent.click(canvas.getByRole('button', { name: 'Xem lịch sử giao dịch' }))
    await expect(canvas.getByRole('tab', { name: 'Ví' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Tổng quan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả VPS' }))
    await expect(canvas.getByRole('tab', { name: 'VPS' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Put off, it is an entry of the account's menu, whose button has a dot. */
export const PutsTheVerificationOff: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }))
    await expect(args.phoneReminder?.onPutOff).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Số điện thoại chưa được xác minh')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản của Minh' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xác minh số điện thoại' }))
    await expect(args.phoneReminder?.onVerify).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const ForcedColors: Story = { ...Vps, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
