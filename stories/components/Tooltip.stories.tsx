import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/Button/index.ts'
import { Tooltip } from '#ds/components/Tooltip/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { forcedColors, largeText, widths } from '#stories/modes.ts'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  args: {
    content: 'Mất vài giây, dữ liệu vẫn còn',
    children: (
      <Button tone="neutral" emphasis="outline" icon={RotateCw}>
        Khởi động lại
      </Button>
    ),
  },
  argTypes: { content: { control: 'text' }, children: { control: false } },
  decorators: [
    (Story) => (
      <Box padding="3xl" textAlign="center">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Not there until the element is hovered for 700 ms or focused by keyboard. */
export const Default: Story = {}

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const restart = within(canvasElement).getByRole('button', { name: 'Khởi động lại' })
    await expect(restart).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Mất vài giây, dữ liệu vẫn còn')
    await expect(restart).toHaveAccessibleDescription('Mất vài giây, dữ liệu vẫn còn')
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: 'Khởi động lại' })).toHaveFocus()
  },
}

/** As wide as 280 px, and never wider than the window. */
export const LongText: Story = {
  args: {
    content: 'Máy chủ ngừng trả lời trong vài giây. Các tệp đang mở trên ổ đĩa NVMe được ghi lại trước khi khởi động.',
    placement: 'bottom',
  },
  parameters: { chromatic: { modes: { ...widths, ...largeText } } },
  play: async () => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toBeVisible())
  },
}

/** An icon alone still has its own name: the tooltip describes, it never names. */
export const OnAnIconButton: Story = {
  args: {
    children: <Button tone="neutral" emphasis="ghost" iconOnly icon={RotateCw} aria-label="Khởi động lại web-01" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(within(canvasElement).getByRole('button', { name: 'Khởi động lại web-01' })).toHaveFocus()
  },
}

/** A disabled Button says its reason by itself; it needs no Tooltip around it. */
export const DisabledReason: Story = {
  args: { content: '', children: <Button disabledReason="Số dư không đủ. Vui lòng nạp thêm tiền.">Đặt VPS</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const order = within(canvasElement).getByRole('button', { name: 'Đặt VPS' })
    await expect(order).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Số dư không đủ')
    await expect(order).toHaveAccessibleDescription('Số dư không đủ. Vui lòng nạp thêm tiền.')
  },
}

export const ForcedColors: Story = { ...OnFocus, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
