import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Table } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Tooltip } from '#ds/components/overlays/Tooltip/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { withInjectedTime } from '#stories/fixtures/injected-time.ts'
import { ScrollWindow, scrollWindow } from '#stories/fixtures/scroll-window.tsx'
import { inMotion } from '#stories/in-motion.ts'
import { forcedColors, inLight, largeText, motion, widths } from '#stories/modes.ts'

const meta = {
  id: 'components-tooltip',
  title: 'Components/Overlays/Tooltip · Chú giải',
  component: Tooltip,
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

/** Hidden until the element is hovered for 700 ms or focused by keyboard. */
export const Closed: Story = { parameters: { chromatic: { modes: inLight } } }

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

/** At most 280 px wide, and never wider than the window. */
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

/** A button with only an icon has its own name: the tooltip is a description, never the name. */
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

/** A disabled Button shows its reason itself; it needs no Tooltip around it. */
export const DisabledReason: Story = {
  args: {
    content: '',
    children: (
      <Button disabledReason="Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản. Vui lòng nạp thêm tiền.">
        Đặt VPS
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const order = within(canvasElement).getByRole('button', { name: 'Đặt VPS' })
    await expect(order).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Số dư không đủ')
    await expect(order).toHaveAccessibleDescription(
      'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản. Vui lòng nạp thêm tiền.',
    )
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Above every other layer, dialogs included. */
export const OverADialog: Story = {
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    chromatic: { modes: inLight },
  },
  render: (args) => (
    <Dialog open onOpenChange={fn()} heading="Khởi động lại web-01" footer={<Tooltip {...args} />}>
      <Text>Trang web trên máy chủ này sẽ ngừng trả lời trong vài giây.</Text>
    </Dialog>
  ),
  play: async () => {
    await userEvent.tab()
    const restart = screen.getByRole('button', { name: 'Khởi động lại' })
    restart.focus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

const servers = Array.from({ length: 12 }, (_, index) => ({ name: `web-${index + 1}` }))

/** Above the sticky header of a table that has been scrolled. */
export const OverAStickyHeader: Story = {
  args: { placement: 'top' },
  render: ({ children, ...args }) => (
    <ScrollWindow>
      <Table
        caption="VPS của bạn"
        rows={servers}
        rowKey={({ name }) => name}
        columns={[
          // A long name would move the button out of a phone's window.
          { id: 'name', header: 'Máy chủ', cell: ({ name }) => name, rowHeader: true, hideBelow: 'medium' },
          {
            id: 'action',
            header: 'Thao tác',
            cell: ({ name }) => (
              <Tooltip {...args}>
                <Button size="small" tone="neutral" emphasis="outline" aria-label={`Khởi động lại ${name}`}>
                  Khởi động lại
                </Button>
              </Tooltip>
            ),
          },
        ]}
        empty={undefined}
        error={undefined}
      />
    </ScrollWindow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('table').parentElement).toHaveAttribute('data-fits'))
    await userEvent.tab()
    canvas.getByRole('button', { name: 'Khởi động lại web-4' }).focus({ preventScroll: true })
    await scrollWindow(150)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
  parameters: { chromatic: { modes: inLight } },
}

/** It fades in within 120 ms, as it appears below the pointer. */
export const Enters: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await inMotion(() => userEvent.tab())
  },
}

export const Leaves: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await inMotion(() => userEvent.keyboard('{Escape}'))
  },
}

let screenX = 0
/** Moves the pointer from one element to another. Without a distance, it could also be the page that has moved. */
async function movePointer(from: Element, to: Element) {
  await fireEvent.mouseOut(from, { relatedTarget: to })
  await fireEvent.mouseOver(to, { relatedTarget: from })
  await fireEvent.mouseMove(to, { screenX: ++screenX })
}

const findPopup = () => document.querySelector('[role="tooltip"]')

const shown = (text: string) => waitFor(() => expect(findPopup()).toHaveTextContent(text))

/** Checks that there is no tooltip a few frames later: one that is due would appear within them. */
async function noTooltip() {
  for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame)
  expect(findPopup()).toBeNull()
}

/** Lets the tooltip leave, which takes some time where motion is allowed, and not a millisecond more: the 300 ms begin then. */
const gone = (advance: (ms: number) => void) =>
  waitFor(() => {
    for (let ms = 0; ms < 200 && findPopup(); ms++) advance(1)
    expect(findPopup()).toBeNull()
  })

/** Try it: the pointer rests for 700 ms on one button; the other's tooltip shows at once, if it comes within 300 ms. */
export const TwoButtons: Story = {
  render: ({ children, ...args }) => (
    <Inline space="md">
      <Tooltip {...args}>{children}</Tooltip>
      <Tooltip content="Giữ nguyên địa chỉ IP">
        <Button tone="neutral" emphasis="outline">
          Tắt
        </Button>
      </Tooltip>
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
  play: ({ canvasElement }) =>
    withInjectedTime(async ({ advance }) => {
      const restart = within(canvasElement).getByRole('button', { name: 'Khởi động lại' })
      const stop = within(canvasElement).getByRole('button', { name: 'Tắt' })

      await movePointer(canvasElement, restart)
      advance(699)
      await noTooltip()
      advance(1)
      await shown('Mất vài giây')

      // After 300 ms the next one waits again.
      await movePointer(restart, canvasElement)
      await gone(advance)
      advance(300)
      await movePointer(canvasElement, stop)
      advance(699)
      await noTooltip()
      advance(1)
      await shown('Giữ nguyên')

      // Before that, it does not.
      await movePointer(stop, canvasElement)
      await gone(advance)
      advance(299)
      await movePointer(canvasElement, restart)
      await shown('Mất vài giây')
    }),
}

export const ForcedColors: Story = { ...OnFocus, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
