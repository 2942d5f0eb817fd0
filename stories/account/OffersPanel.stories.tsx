import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { inLightOnDesktop, inLightOnPhone, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/OffersPanel',
  component: OffersPanel,
  tags: ['beta'],
  args: { texts: accountTexts.offers, onOrder: fn(), onTopUp: fn() },
} satisfies Meta<typeof OffersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const FourOffers: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/48 giờ/)).toBeVisible()
    await expect(canvas.getByText(/31\/12\/2024/)).toBeVisible()
    for (const offer of ['Giảm 30%', '+100K', '7 ngày', '200K']) await expect(canvas.getByText(offer)).toBeVisible()
    await expect(canvas.getByText('Nạp 500K, nhận thêm 100K vào ví.')).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    texts: {
      ...accountTexts.offers,
      newCustomer: {
        ...accountTexts.offers.newCustomer,
        title: 'Ưu đãi dành riêng cho khách hàng doanh nghiệp đăng ký lần đầu trong tháng',
        description: 'Giảm giá trong 3 tháng đầu cho mọi VPS được đặt trong vòng 48 giờ kể từ khi tài khoản được tạo.',
        action: 'Đặt VPS ngay để nhận ưu đãi',
      },
      others: accountTexts.offers.others.map((offer) => ({
        ...offer,
        figure: `${offer.figure} / tháng`,
        description: `${offer.description} Áp dụng cho tất cả các gói, không kèm điều kiện về thời gian sử dụng.`,
      })),
    },
  },
  parameters: { chromatic: { modes: inLightOnPhone } },
}

export const OpensOrderAndTopUp: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt VPS ngay' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Nạp tiền' }))
    await expect(args.onTopUp).toHaveBeenCalledOnce()
  },
}
