import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { ProductCard } from '#ds/storefront/ProductCard/index.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { products } from '#stories/fixtures/products.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [basic, , dedicated] = products

const meta = {
  id: 'storefront-productcard',
  title: 'Storefront/ProductCard · Thẻ sản phẩm',
  component: ProductCard,
  args: { product: basic, categoryName: 'VPS Hosting', texts: productsTexts.en.grid.card },
  parameters: { language: 'en' },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const BasicVps: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'VPS Basic' }))
    await expect(card.getByText('VPS Hosting')).toBeVisible()
    await expect(card.getByText(/49,000/)).toBeVisible()
    await expect(card.getByText('/month')).toBeVisible()
    await expect(card.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** A plan is ordered, with the plan chosen. Both links are described by the product's name. */
export const APlanIsOrdered: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like BasicVps.
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const start = card.getByRole('link', { name: 'Get Started' })
    await expect(start).toHaveAccessibleDescription('VPS Basic')
    await expect(start).toHaveAttribute('href', '/dashboard?order=1&period=monthly')
    const more = card.getByRole('link', { name: 'Learn More' })
    await expect(more).toHaveAttribute('href', '/products/vps/vps-basic')
    await userEvent.tab()
    await expect(start).toHaveFocus()
    await userEvent.tab()
    await expect(more).toHaveFocus()
  },
}

/** What is no plan is sold by quotation. */
export const AnythingElseIsQuoted: Story = {
  args: { product: dedicated, categoryName: 'Dedicated Servers' },
  parameters: { chromatic: { disableSnapshot: true } }, // ProductGrid shows it.
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('link', { name: 'Get Started' })
    await expect(start).toHaveAttribute('href', '/contact?about=dedicated-performance')
  },
}

/** Names and features that take several lines, and a price of twelve digits. */
export const LongTexts: Story = {
  args: {
    product: {
      id: 'long',
      name: 'Máy chủ chuyên dụng hiệu năng cao dành cho doanh nghiệp thương mại điện tử',
      description:
        'Dành cho hệ thống có lưu lượng lớn vào các đợt khuyến mãi, kèm đội ngũ kỹ thuật trực tại trung tâm dữ liệu suốt ngày đêm: https://vi-du.vn/san-pham/may-chu-chuyen-dung-hieu-nang-cao-2026',
      category: 'global',
      planId: null,
      price: 999_999_999_999,
      features: [
        'Hai bộ xử lý AMD EPYC 9754 với 256 nhân, xung nhịp tối đa 3.1 GHz trên mọi nhân',
        'Kết nối riêng mã hóa giữa Hà Nội, Thành phố Hồ Chí Minh và Singapore',
      ],
    },
  },
}

export const WithoutFeatures: Story = {
  args: { product: { ...basic, features: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}
