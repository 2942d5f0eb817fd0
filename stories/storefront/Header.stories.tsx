import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Header } from '#ds/storefront/Header/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/Header',
  component: Header,
  args: {
    texts: landingTexts.header,
    links: {
      home: '/',
      products: '/products',
      pricing: '#bang-gia',
      login: '/login',
      register: '/login?mode=register',
      dashboard: '/dashboard',
      admin: '/admin',
    },
    onLogout: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

const customer = { firstName: 'Lan', email: 'lan@sen.test', role: 'customer' }

export const SignedOut: Story = { parameters: { chromatic: { modes: widths } } }

export const SignedIn: Story = { args: { user: customer }, parameters: { chromatic: { modes: widths } } }

export const WithoutFirstName: Story = {
  args: { user: { firstName: '', email: 'kythuat@thoitrangsaigon.test', role: 'customer' } },
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'kythuat@thoitrangsaigon.test' })).toBeVisible()
  },
}

export const UserMenuByKeyboard: Story = {
  args: { user: customer },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Lan' }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Tài khoản' })).toHaveAttribute('href', '/dashboard')
    await expect(menu.queryByRole('menuitem', { name: 'Quản trị' })).toBeNull()
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Tài khoản' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu.getByRole('menuitem', { name: 'Đăng xuất' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const EscapeClosesTheUserMenu: Story = {
  args: { user: customer },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lan' })
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const AdminSeesTheBackOffice: Story = {
  args: { user: { firstName: 'Hoàng', email: 'admin@sen.test', role: 'admin' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hoàng' }))
    await expect(await screen.findByRole('menuitem', { name: 'Quản trị' })).toHaveAttribute('href', '/admin')
  },
}
