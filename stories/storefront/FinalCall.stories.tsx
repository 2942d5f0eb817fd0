import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FinalCall } from '#ds/storefront/FinalCall/index.ts'
import { finalCall } from '#stories/fixtures/landing.ts'
import { inLight, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/FinalCall',
  component: FinalCall,
  tags: ['stable'],
  args: { texts: finalCall, startHref: '/login?mode=register', contactHref: '/contact', onStart: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinalCall>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLinks: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } },
  play: async ({ canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name })
    await expect(link('Đăng ký dùng thử ngay')).toHaveAttribute('href', '/login?mode=register')
    await expect(link('Liên hệ tư vấn miễn phí')).toHaveAttribute('href', '/contact')
  },
}

/** `onStart` is called before the link is followed, so that a page can open a dialog instead. */
export const Start: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like TwoLinks.
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Đăng ký dùng thử ngay' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  args: {
    texts: {
      ...finalCall,
      heading: 'Máy chủ đầu tiên của bạn có thể chạy ngay hôm nay, trước khi bạn uống xong ly cà phê sữa đá',
      description:
        'Dùng đủ 7 ngày rồi hãy quyết định. Ở lại, bạn được giảm 30% trong 3 tháng đầu, và nếu đổi ý trong 30 ngày thì được hoàn 100% số tiền đã trả.',
    },
  },
  parameters: { chromatic: { modes: inLight } },
}
