import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminScreen, type AdminScreenProps } from '#ds/screens/AdminScreen/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import {
  admin,
  transactions,
  transactionViewCounts,
  users,
  userViewCounts,
  vpsInstances,
  vpsViewCounts,
} from '#stories/fixtures/admin.ts'
import { adminWork, quietOffice } from '#stories/fixtures/admin-work.ts'
import { inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop, widths } from '#stories/modes.ts'

/** Holds the tab, like the route. */
function AdminScreenWithTab({ tab, onTabChange, ...rest }: AdminScreenProps) {
  const [current, setCurrent] = useState(tab)
  return (
    <AdminScreen
      {...rest}
      tab={current}
      onTabChange={(next) => {
        onTabChange(next)
        setCurrent(next)
      }}
    />
  )
}

const list = { query: '', onQueryChange: fn(), onFiltersChange: fn(), page: 1 }

const meta = {
  id: 'screens-adminscreen',
  title: 'Screens/AdminScreen · Màn hình quản trị',
  component: AdminScreen,
  args: {
    texts: adminTexts.vi,
    admin,
    onLogin: fn(done),
    onSignOut: fn(done),
    tab: 'dashboard',
    onTabChange: fn(),
    overview: adminWork,
    users: {
      ...list,
      viewCounts: userViewCounts,
      rows: ready(users),
      onActiveChange: fn(done),
      onSecondFactorReset: fn(done),
      onPhoneRelease: fn(done),
      onBalanceChange: fn(done),
    },
    vps: {
      ...list,
      now: adminWork.now,
      viewCounts: vpsViewCounts,
      rows: ready(vpsInstances),
      onStatusChange: fn(done),
    },
    transactions: {
      ...list,
      now: adminWork.now,
      viewCounts: transactionViewCounts,
      rows: ready(transactions),
      onSettle: fn(done),
    },
    support: () => null,
    money: () => null,
    renewals: () => null,
    catalog: () => null,
    incidents: () => null,
    infrastructure: () => null,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AdminScreenWithTab {...args} />,
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  args: { admin: undefined },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

export const Dashboard: Story = {
  parameters: { chromatic: { modes: phoneAndDesktop } },
}

/** Nothing waits: each group of the queue says so, so that admins know what would be there. */
export const NothingToDo: Story = {
  args: { overview: quietOffice },
  parameters: { chromatic: { modes: phone } },
}

export const Users: Story = { args: { tab: 'users' }, parameters: { chromatic: { modes: widths } } }

// On wide screens the lists below differ from Users only by their table, which has its own pictures.

export const Vps: Story = { args: { tab: 'vps' }, parameters: { chromatic: { modes: phone } } }

export const Transactions: Story = { args: { tab: 'transactions' }, parameters: { chromatic: { modes: phone } } }

export const TabsByKeyboard: Story = {
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tổng quan' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('vps')
    await expect(canvas.getByRole('table', { name: 'VPS' })).toBeVisible()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('table', { name: 'Giao dịch' })).toBeVisible()
    // The tab before disappears a moment later.
    await waitFor(() => expect(canvas.getAllByRole('tabpanel')).toHaveLength(1))
  },
}
