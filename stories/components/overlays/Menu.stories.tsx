import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, LogOut, ShieldCheck, User } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Table } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ScrollWindow, scrollWindow } from '#stories/fixtures/scroll-window.tsx'
import { inMotion } from '#stories/in-motion.ts'
import { forcedColors, inLight, largeTextOnPhone, motion } from '#stories/modes.ts'

const logOut = fn()

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLink, MenuSeparator },
  args: {
    trigger: (
      <Button tone="neutral" emphasis="outline" icon={ChevronDown}>
        Minh Anh
      </Button>
    ),
    children: (
      <>
        <MenuLink href="/dashboard" icon={User}>
          Tài khoản
        </MenuLink>
        <MenuLink href="/admin" icon={ShieldCheck}>
          Quản trị
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={logOut}>
          Đăng xuất
        </MenuItem>
      </>
    ),
  },
  // This leaves space for the open menu in the picture.
  decorators: [(Story) => <Box style={{ minBlockSize: '15rem' }}>{<Story />}</Box>],
  beforeEach: () => {
    logOut.mockClear()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())

export const Closed: Story = { parameters: { chromatic: { modes: inLight } } }

export const OpenedByPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Minh Anh' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Minh Anh' })).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const MovedByArrowKeys: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused('Tài khoản')
    await userEvent.keyboard('{ArrowDown}')
    await focused('Quản trị')
    await userEvent.keyboard('{End}')
    await focused('Đăng xuất')
  },
  parameters: { chromatic: { modes: largeTextOnPhone } },
}

export const FoundByTyping: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused('Tài khoản')
    await userEvent.keyboard('q')
    await focused('Quản trị')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused('Tài khoản')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(within(canvasElement).getByRole('button', { name: 'Minh Anh' })).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ItemSelected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused('Tài khoản')
    await userEvent.keyboard('{End}')
    await focused('Đăng xuất')
    await userEvent.keyboard('{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(within(canvasElement).getByRole('button', { name: 'Minh Anh' })).toHaveFocus()
  },
}

export const LinksAreLinks: Story = {
  args: { label: 'Tài khoản của bạn' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Minh Anh' }))
    const menu = await screen.findByRole('menu', { name: 'Tài khoản của bạn' })
    const entry = within(menu).getByRole('menuitem', { name: 'Quản trị' })
    await expect(entry.tagName).toBe('A')
    await expect(entry).toHaveAttribute('href', '/admin')
  },
}

/** The pointer is pressed on the first entry. */
export const States: Story = {
  play: OpenedByPointer.play,
  parameters: {
    pseudo: { active: ['a[href="/dashboard"]'] },
    chromatic: { modes: inLight },
  },
}

/** Above the dialog that it belongs to. */
export const OverADialog: Story = {
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    chromatic: { modes: inLight },
  },
  render: (args) => (
    <Dialog open onOpenChange={fn()} heading="Chuyển máy chủ" footer={<Menu {...args} />}>
      <Text>Máy chủ và bản sao lưu sẽ thuộc về tài khoản mà bạn chọn.</Text>
    </Dialog>
  ),
  play: async () => {
    const trigger = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Minh Anh' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await focused('Tài khoản')
  },
}

const servers = Array.from({ length: 8 }, (_, index) => ({ name: `web-0${index + 1}`, plan: 'Pro' }))

/** Above the sticky header of a table that has been scrolled. */
export const OverAStickyHeader: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <ScrollWindow>
        <Table
          caption="VPS của bạn"
          rows={servers}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', header: 'Máy chủ', cell: ({ name }) => name, rowHeader: true },
            { id: 'plan', header: 'Gói', cell: ({ plan }) => plan },
          ]}
          empty={undefined}
          error={undefined}
        />
      </ScrollWindow>
    </>
  ),
  play: async (context) => {
    const table = within(context.canvasElement).getByRole('table')
    await waitFor(() => expect(table.parentElement).toHaveAttribute('data-fits'))
    await scrollWindow(100)
    await OpenedByPointer.play?.(context)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** It fades in and comes down from its button within 200 ms. */
export const Enters: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async ({ canvasElement }) => {
    await inMotion(() => userEvent.click(within(canvasElement).getByRole('button', { name: 'Minh Anh' })))
  },
}

export const Leaves: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async (context) => {
    await OpenedByPointer.play?.(context)
    await inMotion(() => userEvent.keyboard('{Escape}'))
  },
}

export const ForcedColors: Story = {
  ...MovedByArrowKeys,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
