import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { PricingScreen } from '#ds/screens/PricingScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { footer } from '#ds/texts/footer.ts'
import { header } from '#ds/texts/header.ts'
import { pricingTexts } from '#ds/texts/pricing.ts'
import { done } from '#stories/fixtures/actions.ts'
import { catalogue } from '#stories/fixtures/catalogue.ts'
import { inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'screens-pricingscreen',
  title: 'Screens/PricingScreen · Trang bảng giá',
  component: PricingScreen,
  args: {
    texts: pricingTexts.vi,
    catalog: catalogue,
    header: <Header texts={header.vi} onSignOut={fn(done)} />,
    footer: <Footer texts={footer.vi} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const AllPlans: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('table')).toBeVisible()
    await expect(main.getByRole('group', { name: 'Tính chi phí' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Đặt gói này' })).toHaveAttribute(
      'href',
      '/dashboard?order=5&period=monthly&code=CHAO30',
    )
  },
}

/** Without plans there is nothing to calculate; the page offers to ask. */
export const NothingOnSale: Story = {
  args: { catalog: { plans: [], series: [], offers: [] } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.queryByRole('group', { name: 'Tính chi phí' })).toBeNull()
    await expect(main.getByRole('link', { name: 'Liên hệ để được tư vấn' })).toHaveAttribute('href', '/contact')
  },
}
