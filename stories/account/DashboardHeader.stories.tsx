import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { amount } from '#stories/amount.ts'
import { balance, catalog, loading, now, ready, user, vps } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { ScrollWindow, scrollWindow } from '#stories/fixtures/scroll-window.tsx'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-dashboardheader',
  title: 'Account/DashboardHeader · Đầu trang bảng điều khiển',
  component: DashboardHeader,
  args: { user, balance: ready(balance), texts: accountTexts.vi.header, onSignOut: fn(done) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardHeader>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sen Cloud, về trang chủ' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

/** The page below shows it: its place is kept, so that nothing moves when it fades in. */
export const BalanceInViewBelow: Story = {
  args: { hidesBalance: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(amount('613.000 ₫'))).not.toBeVisible()
  },
}

export const BalanceLoading: Story = { args: { balance: loading }, parameters: { chromatic: { modes: inLight } } }

/** An unknown balance is not shown; the wallet tab says why. */
export const BalanceFailed: Story = {
  args: { balance: { status: 'error' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/₫/)).not.toBeInTheDocument()
  },
}
export const NoName: Story = { args: { user: { ...user, firstName: '', lastName: '' } } }

export const LongNameHugeBalance: Story = {
  args: {
    user: { ...user, firstName: 'Nguyễn', lastName: 'Hoàng Phương Khánh Linh' },
    balance: ready('999999999999999'),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

/** The bell says how many notices are unread. On a phone the theme moves into the menu, so that the bar has room. */
export const UnreadNotices: Story = {
  args: { unreadNotices: 3, onOpenNotices: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Thông báo, 3 chưa đọc' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenNotices).toHaveBeenCalledOnce()
  },
}

/** From a hundred on they are not counted. */
export const ManyUnreadNotices: Story = {
  args: { unreadNotices: 100, onOpenNotices: fn(), balance: ready('999999999999999') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Thông báo, 99+ chưa đọc' })).toBeVisible()
  },
}

export const NoUnreadNotices: Story = {
  args: { unreadNotices: 0, onOpenNotices: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Thông báo' })).toBeVisible()
  },
}

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Tài khoản của Minh' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Trang chủ' })).toHaveFocus())
  },
}

/** Breaks after the at sign and after dots, as in the back-office. */
export const LongEmail: Story = {
  args: { user: { ...user, email: 'nguyen.hoang.phuong.khanh.linh@pixelworks.test' } },
  parameters: { chromatic: { modes: phone } },
  play: MenuOpen.play,
}

/** The page scrolls below the header, and the menu is above both. */
export const OverScrolledContent: Story = {
  // The pictures have one width: when it changes, the menu is placed again, a moment later.
  parameters: { chromatic: { modes: { ...phoneAndDesktop, 'dark 360': { disable: true }, ...inLightOnDesktop } } },
  render: function OverContent(args) {
    return (
      <ScrollWindow>
        <DashboardHeader {...args} />
        <Box padding="md" style={{ minBlockSize: '150vh' }}>
          <VpsRows
            now={now}
            vps={useInLanguage(ready(vps))}
            catalog={useInLanguage(catalog)}
            texts={useInLanguage(accountTexts.vi.vpsRows)}
            onSelectedIdChange={fn()}
            onOrder={fn()}
          />
        </Box>
      </ScrollWindow>
    )
  },
  play: async (context) => {
    await MenuOpen.play?.(context)
    await scrollWindow(120)
  },
}

export const SignsOutByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Tài khoản của Minh' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Trang chủ' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce())
  },
}

/** The account's menu has it as well. */
export const TogglesTheThemeInTheMenu: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { theme } = document.documentElement.dataset
    const toggle = async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tài khoản của Minh' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Chuyển sang giao diện/ }))
    }
    await toggle()
    await waitFor(() => expect(document.documentElement.dataset.theme).not.toBe(theme))
    await toggle()
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(theme))
  },
}

export const TogglesTheTheme: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const toggle = () => within(canvasElement).getByRole('button', { name: /Chuyển sang giao diện/ })
    const { theme, ...names } = { theme: document.documentElement.dataset.theme, before: toggle().ariaLabel }
    await userEvent.click(toggle())
    await waitFor(() => expect(toggle().ariaLabel).not.toBe(names.before))
    await expect(document.documentElement.dataset.theme).not.toBe(theme)
    await userEvent.click(toggle())
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(theme))
  },
}
