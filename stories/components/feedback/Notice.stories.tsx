import type { Meta, StoryObj } from '@storybook/react-vite'
import { Smartphone } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { never } from '#stories/fixtures/actions.ts'
import { retriesInPlace } from '#stories/fixtures/retries-in-place.ts'
import { forcedColors, inLight, largeTextOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'components-notice',
  title: 'Components/Feedback/Notice · Thông báo trong trang',
  component: Notice,
  args: {
    tone: 'caution',
    title: 'Số điện thoại chưa được xác minh',
    children: 'Xác minh số điện thoại để bảo vệ tài khoản và nhận thông báo về máy chủ của bạn.',
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Caution: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice tone="neutral">Bảo trì định kỳ lúc 2 giờ sáng Chủ nhật, máy chủ không bị gián đoạn.</Notice>
      <Notice tone="brand">Máy chủ mới sẽ sẵn sàng sau vài phút.</Notice>
      <Notice tone="positive">Đã nạp 200.000 ₫ vào ví.</Notice>
      <Notice tone="caution">Máy chủ web-ban-hang-01 sẽ hết hạn sau 3 ngày.</Notice>
      <Notice tone="critical">Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.</Notice>
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** The action is next to the text, and below it on a phone. */
/** An address is longer than the line, and breaks anywhere. */
export const UnbreakableAddress: Story = {
  args: {
    title: undefined,
    children: 'Đã gửi tới hotrokhachhangdoanhnghiepmientrungvataynguyen@congtythuongmai.example.com',
  },
  parameters: { chromatic: { modes: phone } },
}

export const WithAction: Story = {
  args: {
    icon: Smartphone,
    action: (
      <Button size="small" tone="neutral" emphasis="outline">
        Xác minh ngay
      </Button>
    ),
  },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone } } },
}

export const Dismissed: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Đóng thông báo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** The failure stays visible, and nothing moves, until the retry has completed. */
export const Retrying: Story = {
  args: {
    title: 'Không tải được một số số liệu',
    children: 'Máy chủ không phản hồi. Vui lòng thử lại.',
    role: 'status',
    onRetry: fn(never),
  },
  play: async ({ args, canvasElement }) => {
    await retriesInPlace(canvasElement)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByText('Không tải được một số số liệu')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Not announced unless the caller sets a role. */
export const Announced: Story = {
  args: { tone: 'critical', role: 'alert', title: undefined, children: 'Mã xác minh không đúng.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Mã xác minh không đúng.')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = { ...Tones, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
