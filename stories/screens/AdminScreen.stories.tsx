import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AdminScreen, type AdminScreenProps } from '#ds/screens/AdminScreen/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { admin, stats, tickets, transactions, users, vpsInstances } from '#stories/fixtures/admin.ts'
import { themes, widths } from '#stories/modes.ts'

/** Keeps the tab as the route does. */
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

const list = { query: '', onQueryChange: fn(), page: 1, onNextPage: fn() }

const meta = {
  title: 'Screens/AdminScreen',
  component: AdminScreen,
  args: {
    texts: adminTexts,
    admin,
    login: { onLogin: fn() },
    onLogout: fn(),
    tab: 'dashboard',
    onTabChange: fn(),
    stats: { stats },
    users: { ...list, rows: users, onActiveChange: fn(async () => {}), onBalanceChange: fn(async () => {}) },
    vps: { ...list, rows: vpsInstances, onStatusChange: fn(async () => {}) },
    transactions: { ...list, rows: transactions, onSettle: fn(async () => {}) },
    support: { ...list, rows: tickets },
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
  render: (args) => <AdminScreenWithTab {...args} />,
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = { args: { admin: undefined } }

export const Dashboard: Story = {}

export const Users: Story = { args: { tab: 'users' } }

export const Vps: Story = { args: { tab: 'vps' } }

export const Transactions: Story = { args: { tab: 'transactions' } }

export const Support: Story = { args: { tab: 'support' } }

export const TabsByKeyboard: Story = {
  parameters: { chromatic: { modes: themes } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tổng quan' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('vps')
    await expect(canvas.getByRole('table', { name: 'VPS' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('table', { name: 'Phiếu hỗ trợ' })).toBeVisible()
  },
}
