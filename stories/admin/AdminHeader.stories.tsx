import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AdminHeader } from '#ds/admin/AdminHeader/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { done } from '#stories/fixtures/actions.ts'
import { admin } from '#stories/fixtures/admin.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'back-office-adminheader',
  title: 'Back-office/AdminHeader · Đầu trang quản trị',
  component: AdminHeader,
  args: { texts: adminTexts.vi.header, admin, onSignOut: fn(done) },
  parameters: { layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof AdminHeader>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Trần Thu Hà')).toBeVisible()
    await expect(canvas.getByText('admin@sen.test')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
}

/** On a phone one menu has all of it. */
export const MenuOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tài khoản và giao diện' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByText('admin@sen.test')).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

export const SignedOut: Story = { args: { admin: undefined } }
