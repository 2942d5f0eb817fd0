import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, LayoutDashboard, LifeBuoy, Server, Wallet } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BottomBar, BottomBarItem } from '#ds/components/navigation/BottomBar/index.ts'
import { forcedColors, inLightOnPhone, largeTextOnPhone, phone } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const places = (
  <>
    <BottomBarItem href="/dashboard" icon={LayoutDashboard}>
      Tổng quan
    </BottomBarItem>
    <BottomBarItem href="/dashboard?tab=vps" icon={Server} current>
      VPS
    </BottomBarItem>
    <BottomBarItem href="/dashboard?tab=offers" icon={Gift}>
      Ưu đãi
    </BottomBarItem>
    <BottomBarItem href="/dashboard?tab=wallet" icon={Wallet}>
      Ví
    </BottomBarItem>
    <BottomBarItem href="/dashboard?tab=support" icon={LifeBuoy} unread="1 trả lời mới">
      Hỗ trợ
    </BottomBarItem>
  </>
)

const meta = {
  id: 'components-bottombar',
  title: 'Components/Navigation/BottomBar · Thanh điều hướng dưới',
  component: BottomBar,
  args: { label: 'Mục của tài khoản', children: places },
  // The bar's wave rises above its upper edge.
  decorators: [(Story) => <div style={{ paddingBlockStart: '1rem' }}>{Story()}</div>],
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

/** The wave marks where one is; the dot, what is new. */
export const FivePlaces: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone, ...largeTextOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'VPS' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Hỗ trợ 1 trả lời mới' })).toBeVisible()
    // Each target is large enough for a thumb.
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    }
  },
}

const onClick = fn()

/** Without addresses, its places are buttons. */
export const Buttons: Story = {
  args: {
    count: 2,
    children: (
      <>
        <BottomBarItem icon={Server} current>
          VPS
        </BottomBarItem>
        <BottomBarItem icon={Wallet} onClick={onClick}>
          Ví
        </BottomBarItem>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const PressedButton: Story = {
  ...Buttons,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ví' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

/** Everything that the pointer and the keyboard change. */
export const States: Story = {
  parameters: {
    pseudo: sheetStates('a'),
    chromatic: { modes: { light: { theme: 'light' } } },
  },
  render: () => (
    <StateSheet
      rows={{
        Rest: (column) => (
          <BottomBar label={`Rest ${column}`} count={1}>
            <BottomBarItem href="#" icon={Wallet}>
              Ví
            </BottomBarItem>
          </BottomBar>
        ),
        Current: (column) => (
          <BottomBar label={`Current ${column}`} count={1}>
            <BottomBarItem href="#" icon={Server} current unread="1">
              VPS
            </BottomBarItem>
          </BottomBar>
        ),
      }}
    />
  ),
}

export const ForcedColors: Story = { parameters: { chromatic: forcedColors } }
