import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StatusMenu } from '#ds/components/overlays/StatusMenu/index.ts'
import { statusLooks } from '#ds/domain/StatusBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { forcedColors, inLight, largeTextOnPhone } from '#stories/modes.ts'

const onSuspend = fn()
const onTerminate = fn()

const suspend = {
  id: 'suspended',
  label: 'Tạm ngưng',
  consequence: 'Tắt VPS, giữ dữ liệu. Hỏi lý do, hoàn tác được',
  icon: statusLooks.suspended.icon,
  asks: true,
  onSelect: onSuspend,
}
const terminate = {
  id: 'terminated',
  label: 'Chấm dứt',
  consequence: 'Xóa máy và dữ liệu. Hỏi lại tên máy',
  icon: Trash2,
  asks: true,
  destructive: true,
  onSelect: onTerminate,
}

const meta = {
  id: 'components-statusmenu',
  title: 'Components/Overlays/StatusMenu · Nhãn đổi trạng thái',
  component: StatusMenu,
  args: {
    ...statusLooks.active,
    label: 'Đổi trạng thái VPS-0212',
    children: 'Đang chạy',
    currentHint: 'hiện tại',
    // The destructive one comes last, wherever it stands here.
    actions: [terminate, suspend],
  },
  argTypes: { icon: { control: false }, actions: { control: false } },
  // This leaves space for the open menu in the picture.
  decorators: [(Story) => <Box style={{ minBlockSize: '16rem' }}>{<Story />}</Box>],
  beforeEach: () => {
    onSuspend.mockClear()
    onTerminate.mockClear()
  },
} satisfies Meta<typeof StatusMenu>

export default meta
type Story = StoryObj<typeof meta>

const badge = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Đang chạy' })
const entry = (name: RegExp) => screen.getByRole('menuitemradio', { name })
const focused = (name: RegExp) => waitFor(() => expect(entry(name)).toHaveFocus())

/** The current state is ticked, which screen readers say; the others are what one does, the destructive one below a rule. */
export const Opened: Story = {
  parameters: { chromatic: { modes: largeTextOnPhone } },
  play: async ({ canvasElement }) => {
    await userEvent.click(badge(canvasElement))
    const menu = await screen.findByRole('menu', { name: 'Đổi trạng thái VPS-0212' })
    const entries = within(menu).getAllByRole('menuitemradio')
    await expect(entries.map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
    await expect(entries[1]).toHaveTextContent('Tạm ngưng…')
    await expect(entries[2]).toHaveTextContent('Chấm dứt…')
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** Arrows move, Enter chooses, and the focus is back on the badge. */
export const ChosenByKeyboard: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused(/^Đang chạy/)
    await userEvent.keyboard('{ArrowDown}')
    await focused(/^Tạm ngưng/)
    await userEvent.keyboard('{Enter}')
    await expect(onSuspend).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(badge(canvasElement)).toHaveFocus()
  },
}

/** The current state is not a change. */
export const CurrentChosen: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused(/^Đang chạy/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(badge(canvasElement)).toHaveFocus())
    await expect(onSuspend).not.toHaveBeenCalled()
    await expect(onTerminate).not.toHaveBeenCalled()
  },
}

/** A change that is not possible now says why in the place of what it would do. */
export const WithAReason: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { actions: [suspend, { ...terminate, disabledReason: 'Đang sao lưu, xong trong vài phút' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(badge(canvasElement))
    await screen.findByRole('menu')
    const item = entry(/Chấm dứt/)
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveTextContent('Đang sao lưu, xong trong vài phút')
    await userEvent.keyboard('{End}{Enter}')
    await expect(onTerminate).not.toHaveBeenCalled()
  },
}

/** The new state is shown at once, dashed: it is not true yet. The badge keeps the focus. */
export const Settling: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { pending: true, next: { ...statusLooks.suspended, label: 'Tạm ngưng' } },
  decorators: [(Story) => <Inline>{<Story />}</Inline>],
  play: async ({ canvasElement }) => {
    const unsettled = within(canvasElement).getByRole('button', { name: 'Tạm ngưng' })
    await expect(unsettled).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(unsettled)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** Without a known next state the old one stays; the badge keeps the focus, and the menu stays closed. */
export const Pending: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { pending: true },
  decorators: [(Story) => <Inline>{<Story />}</Inline>],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(badge(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await userEvent.click(badge(canvasElement))
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(badge(canvasElement)).toHaveAttribute('aria-busy', 'true')
  },
}

/** A state that nothing follows is a plain badge. */
export const Final: Story = {
  args: { ...statusLooks.terminated, children: 'Đã chấm dứt', actions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('Đã chấm dứt')).toBeVisible()
  },
}

/** The normal state of the rows of a list: the exceptions are filled, this one only says so. */
export const Quiet: Story = {
  args: { emphasis: 'quiet' },
  parameters: { chromatic: { modes: inLight } },
  decorators: [(Story) => <Inline>{<Story />}</Inline>],
  play: async ({ canvasElement }) => {
    const { height } = badge(canvasElement).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(24)
    await userEvent.click(badge(canvasElement))
    await screen.findByRole('menu', { name: 'Đổi trạng thái VPS-0212' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(badge(canvasElement)).toHaveFocus())
  },
}

/** The pointer on the first, the keyboard's focus on the second. */
export const States: Story = {
  render: (args) => (
    <Inline>
      <StatusMenu {...args} data-shows="hover" />
      <StatusMenu {...args} data-shows="focus" label="Đổi trạng thái VPS-0213" />
      <StatusMenu {...args} data-shows="press" label="Đổi trạng thái VPS-0214" />
      <StatusMenu {...args} emphasis="quiet" data-shows="hover" label="Đổi trạng thái VPS-0215" />
      <StatusMenu {...args} emphasis="quiet" data-shows="focus" label="Đổi trạng thái VPS-0216" />
      <StatusMenu {...args} emphasis="quiet" data-shows="press" label="Đổi trạng thái VPS-0217" />
    </Inline>
  ),
  parameters: {
    pseudo: {
      hover: ['[data-shows="hover"]'],
      active: ['[data-shows="press"]'],
      focusVisible: ['[data-shows="focus"]'],
    },
    chromatic: { modes: inLight },
  },
}

export const ForcedColors: Story = {
  ...ChosenByKeyboard,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await focused(/^Đang chạy/)
    await userEvent.keyboard('{End}')
    await focused(/^Chấm dứt/)
  },
}
