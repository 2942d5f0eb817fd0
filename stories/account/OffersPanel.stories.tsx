import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { widths } from '#stories/modes.ts'

const meta = {
  title: 'Account/OffersPanel',
  component: OffersPanel,
  args: { texts: accountTexts.offers, onOrder: fn(), onTopUp: fn() },
} satisfies Meta<typeof OffersPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/48 giờ/)).toBeVisible()
    await expect(canvas.getByText(/31\/12\/2024/)).toBeVisible()
  },
}

export const LeadsToOrderAndTopUp: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt VPS ngay' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Nạp tiền' }))
    await expect(args.onTopUp).toHaveBeenCalledOnce()
  },
}
