import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createToastStore, type ToastOptions, useToast } from '#ds/components/feedback/Toast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { frozenClock } from '#stories/fixtures/frozen-clock.ts'
import { inMotion } from '#stories/in-motion.ts'
import { forcedColors, inLight, inLightOnDesktop, largeText, motion, widths } from '#stories/modes.ts'

/** The picture is as high as the window, so that it shows the toast's distance from the edge. */
const fillWindow = { minBlockSize: '100vh' }

/** A page that has just shown a toast. */
function Page(toast: ToastOptions) {
  const { show, dismiss } = useToast()
  useEffect(() => {
    const id = show(toast)
    return () => dismiss(id)
  }, [show, dismiss, toast])
  return (
    <Box padding="md" style={fillWindow}>
      <Button onClick={() => show(toast)}>Hiện thông báo</Button>
    </Box>
  )
}

const meta = {
  id: 'components-toast',
  title: 'Components/Feedback/Toast · Thông báo nổi',
  component: Page,
  args: { title: 'Đã sao chép địa chỉ IP', onDismiss: fn() },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    tone: { control: 'inline-radio', options: ['neutral', 'positive', 'critical'] },
  },
  parameters: {
    layout: 'fullscreen',
    toastStore: createToastStore(frozenClock),
    docs: { story: { inline: false, height: '16rem' } },
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const region = () => screen.getByRole('region', { name: 'Thông báo (F8)' })
const closeToast = () => screen.getByRole('button', { name: 'Đóng thông báo' })
/** A toast appears after the first effects, and fades in where motion is allowed. */
const shown = () => waitFor(() => expect(closeToast()).toBeVisible())
const noToast = () => waitFor(() => expect(document.querySelector('[data-component="Toast"]')).toBeNull())

export const Neutral: Story = {}

export const Positive: Story = {
  args: { tone: 'positive', title: 'Đăng nhập thành công', description: 'Chào mừng bạn quay trở lại' },
}

/** After a change in the back-office. */
export const Updated: Story = {
  args: { tone: 'positive', title: 'Cập nhật thành công' },
  parameters: { chromatic: { modes: inLight } },
}

/** Distinguished by the octagon, the filled tile and the outline, not only by red. */
export const Critical: Story = {
  args: { tone: 'critical', title: 'Đăng nhập thất bại', description: 'Email hoặc mật khẩu không đúng.' },
  parameters: { chromatic: { modes: inLight } },
}

export const WithAction: Story = {
  args: {
    title: 'Đã tắt VPS web-01',
    description: 'Dữ liệu trên ổ đĩa vẫn còn.',
    action: { label: 'Bật lại', onSelect: fn() },
  },
  play: async ({ args }) => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Bật lại' }))
    await expect(args.action?.onSelect).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('action')
    await noToast()
    await userEvent.click(screen.getByRole('button', { name: 'Hiện thông báo' }))
    await shown()
    await expect(screen.getByRole('button', { name: 'Bật lại' })).toBeVisible()
  },
}

/** 420 px at the bottom right from the medium breakpoint, the window's width below it. */
export const LongText: Story = {
  args: {
    tone: 'critical',
    title: 'Lỗi tạo yêu cầu nạp tiền qua chuyển khoản ngân hàng',
    description:
      'Ngân hàng của bạn từ chối yêu cầu 20.000.000 ₫ vì vượt quá hạn mức giao dịch trong ngày. Hãy nạp số tiền nhỏ hơn, hoặc chọn một phương thức thanh toán khác rồi thử lại.',
    action: { label: 'Chọn phương thức khác', onSelect: fn() },
  },
  parameters: { chromatic: { modes: { ...widths, ...largeText } } },
}

/** F8 moves here from anywhere; the region shows a focus ring, and the toast is one Tab away. */
export const FocusedByKey: Story = {
  play: async () => {
    await shown()
    const again = screen.getByRole('button', { name: 'Hiện thông báo' })
    await userEvent.tab()
    await expect(again).toHaveFocus()
    await userEvent.keyboard('[F8]')
    await expect(region()).toHaveFocus()
    await userEvent.keyboard('[F8]')
    await expect(again).toHaveFocus()
    await userEvent.keyboard('[F8]')
    await userEvent.tab()
    await expect(screen.getByRole('group', { name: 'Đã sao chép địa chỉ IP' })).toHaveFocus()
  },
}

export const DismissedByEscape: Story = {
  play: async ({ args }) => {
    await shown()
    const again = screen.getByRole('button', { name: 'Hiện thông báo' })
    await userEvent.tab()
    await userEvent.keyboard('[F8]')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledWith('escape')
    await noToast()
    await expect(again).toHaveFocus()
  },
}

export const DismissedByItsButton: Story = {
  play: async ({ args }) => {
    await shown()
    await userEvent.click(closeToast())
    await expect(args.onDismiss).toHaveBeenCalledWith('close')
    await noToast()
    await expect(region()).toBeInTheDocument()
  },
}

/** The newest replaces the previous one: never two at a time. */
export const Replaced: Story = {
  play: async ({ args }) => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Hiện thông báo' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('replaced')
    await expect(screen.getAllByRole('group', { name: 'Đã sao chép địa chỉ IP' })).toHaveLength(1)
  },
}

function OrderDialog(toast: ToastOptions) {
  const [open, setOpen] = useState(true)
  const { show } = useToast()
  return (
    <Box padding="md" style={fillWindow}>
      <Button onClick={() => setOpen(true)}>Đặt VPS mới</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        heading="Đặt VPS mới"
        footer={<Button onClick={() => show(toast)}>Thanh toán 49.000 ₫</Button>}
      >
        <Text tone="secondary">Gói Basic, trả theo tháng, đặt tại Hồ Chí Minh.</Text>
      </Dialog>
    </Box>
  )
}

/** Shown from a modal dialog: above it, reachable by mouse and F8, and announced inside it. */
export const OverADialog: Story = {
  args: { tone: 'critical', title: 'Lỗi tạo VPS', description: 'Máy chủ tại Hồ Chí Minh đang hết chỗ.' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  render: (toast) => <OrderDialog {...toast} />,
  play: async () => {
    const pay = await screen.findByRole('button', { name: 'Thanh toán 49.000 ₫' })
    await userEvent.click(pay)
    await shown()
    // At this position it covers no controls of the dialog.
    const { bottom, right } = closeToast().getBoundingClientRect()
    await expect(bottom).toBeLessThan(pay.getBoundingClientRect().top)
    const closeButton = within(screen.getByRole('dialog')).getByRole('button', { name: 'Đóng' }).getBoundingClientRect()
    await expect(right <= closeButton.left || bottom <= closeButton.top).toBe(true)
    const alert = screen.getByRole('dialog').querySelector('[role=alert]')
    await waitFor(() => expect(alert).toHaveTextContent('Lỗi tạo VPS'))
    await expect(pay).toHaveFocus()
    await userEvent.keyboard('[F8]')
    await expect(region()).toHaveFocus()
    await userEvent.keyboard('[F8]')
    await expect(pay).toHaveFocus()
  },
}

/** The pointer on the close button, the keyboard's focus on the toast and its action, and on the region around them. */
export const States: Story = {
  args: { title: 'Đã tắt VPS web-01', action: { label: 'Bật lại', onSelect: fn() } },
  play: shown,
  parameters: {
    pseudo: {
      rootSelector: 'body',
      hover: ['[data-component="Toast"] button[aria-label]'],
      focusVisible: ['[data-component="ToastRegion"]', '[data-component="Toast"]', '[data-component="Toast"] button'],
    },
    chromatic: { modes: inLight },
  },
}

function OnRequest(toast: ToastOptions) {
  const { show } = useToast()
  return (
    <Box padding="md" style={fillWindow}>
      <Button onClick={() => show(toast)}>Hiện thông báo</Button>
    </Box>
  )
}

/** It rises from below and fades in within 200 ms. */
export const Enters: Story = {
  parameters: { chromatic: { modes: motion } },
  render: (toast) => <OnRequest {...toast} />,
  play: async () => {
    await inMotion(() => userEvent.click(screen.getByRole('button', { name: 'Hiện thông báo' })))
  },
}

/** It sinks and fades out within 200 ms. */
export const Leaves: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await inMotion(() => userEvent.click(closeToast()))
  },
}

/** After a swipe it continues to the right from where it was released. */
export const LeavesAfterASwipe: Story = {
  parameters: { chromatic: { modes: motion } },
  play: async () => {
    await shown()
    const toast = screen.getByRole('group', { name: 'Đã sao chép địa chỉ IP' })
    const { left, top } = toast.getBoundingClientRect()
    const at = (x: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: left + x, clientY: top + 10 })
    await inMotion(async () => {
      await fireEvent.pointerDown(toast, at(20))
      await fireEvent.pointerMove(toast, at(100))
      await fireEvent.pointerUp(toast, at(100))
      await expect(toast).toHaveAttribute('data-closed-by', 'swipe')
    })
  },
}

export const ForcedColors: Story = { ...Critical, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
