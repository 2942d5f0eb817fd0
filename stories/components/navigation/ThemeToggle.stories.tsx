import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ThemeMenuItem, ThemeToggle } from '#ds/components/navigation/ThemeToggle/index.ts'
import { Menu } from '#ds/components/overlays/Menu/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-themetoggle',
  title: 'Components/Navigation/ThemeToggle · Đổi giao diện',
  component: ThemeToggle,
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

/** The icon is that of the theme which a press leads to. */
export const Unpressed: Story = { parameters: { chromatic: { modes: inLight } } }

export const TwicePressed: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // It looks as it did before.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const names = ['Chuyển sang giao diện sáng', 'Chuyển sang giao diện tối']
    const before = canvas.getByRole('button').getAttribute('aria-label') ?? ''
    await expect(names).toContain(before)
    await userEvent.click(canvas.getByRole('button', { name: before }))
    const after = names.find((name) => name !== before) as string
    await userEvent.click(canvas.getByRole('button', { name: after }))
    await expect(canvas.getByRole('button', { name: before })).toBeVisible()
  },
}

/** As an entry of a menu. */
export const InAMenu: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // AdminHeader's menu has its picture.
  render: () => (
    <Menu label="Tài khoản" trigger={<Button tone="neutral">Tài khoản</Button>}>
      <ThemeMenuItem />
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tài khoản' }))
    await expect(await screen.findByRole('menuitem', { name: /^Chuyển sang giao diện/ })).toBeVisible()
  },
}
