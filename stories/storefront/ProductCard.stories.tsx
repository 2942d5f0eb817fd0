import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { ProductCard } from '#ds/storefront/ProductCard/index.ts'
import { screen } from '#ds/texts/en/products/screen.ts'
import { products } from '#stories/fixtures/products.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [basic] = products

const meta = {
  title: 'Storefront/ProductCard',
  component: ProductCard,
  tags: ['beta'],
  args: { product: basic, texts: screen.grid.card },
  globals: { language: 'en' },
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
    const card = within(within(canvasElement).getByRole('article', { name: 'Basic VPS' }))
    await expect(card.getByText('VPS Hosting')).toBeVisible()
    await expect(card.getByText(/49,000/)).toBeVisible()
    await expect(card.getByText('/month')).toBeVisible()
    await expect(card.getAllByRole('listitem')).toHaveLength(5)
  },
}

/** Real buttons, described by the product's name, that do nothing yet. */
export const ItsButtonsDoNothing: Story = {
  args: { onClick: fn() },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like BasicVps.
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const address = window.location.href
    const start = card.getByRole('button', { name: 'Get Started' })
    await expect(start).toHaveAccessibleDescription('Basic VPS')
    await userEvent.tab()
    await expect(start).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(card.getByRole('button', { name: 'Learn More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(window.location.href).toBe(address)
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
