import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProductList } from '#ds/storefront/ProductList/index.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { products } from '#stories/fixtures/products.ts'
import { inLight, inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'

const onRetry = fn()

const meta = {
  id: 'storefront-productlist',
  title: 'Storefront/ProductList · Bảng giá sản phẩm',
  component: ProductList,
  args: { products: ready(products), categories: englishCatalogue.categories, texts: productsTexts.en.list },
  parameters: { language: 'en' },
} satisfies Meta<typeof ProductList>

export default meta
type Story = StoryObj<typeof meta>

/** Below the name of each category its products, with the same columns in every row. */
export const SevenProducts: Story = {
  args: { askHref: '/contact' },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...englishCatalogue.categories.map(({ name }) => name),
      'Looking for something else?',
    ])
    const row = within(canvas.getByRole('article', { name: 'VPS Basic' }))
    await expect(row.getByText(/49,000/)).toBeVisible()
    await expect(row.getByText('/month')).toBeVisible()
    await expect(row.getAllByRole('listitem')).toHaveLength(6)
  },
}

/**
 * The products of one category, whose name is that of the page. A plan is ordered, with the plan chosen. Both links are described by the
 * product's name.
 */
export const OneCategory: Story = {
  args: { products: ready(products.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Products' }))
    await expect(list.queryByText('VPS Hosting')).toBeNull()
    const basic = within(list.getByRole('article', { name: 'VPS Basic' }))
    const start = basic.getByRole('link', { name: 'Get Started' })
    await expect(start).toHaveAccessibleDescription('VPS Basic')
    await expect(start).toHaveAttribute('href', '/dashboard?order=1&period=monthly')
    const more = basic.getByRole('link', { name: 'Learn More (VPS Basic)' })
    await expect(more).toHaveAttribute('href', '/products/vps/vps-basic')
    await userEvent.tab()
    await expect(start).toHaveFocus()
    await userEvent.tab()
    await expect(more).toHaveFocus()
  },
}

/** What is not a plan is sold by quotation. */
export const AnythingElseIsQuoted: Story = {
  args: { products: ready(products.slice(2, 3)) },
  parameters: { chromatic: { disableSnapshot: true } }, // SevenProducts shows it.
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('link', { name: 'Get Started' })
    await expect(start).toHaveAttribute('href', '/contact?about=dedicated-performance')
  },
}

/** Names and features that take several lines, a price of twelve digits, and none of the features. */
export const LongTexts: Story = {
  args: {
    products: ready([
      {
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
      { ...products[6], features: [] },
    ]),
  },
  parameters: { chromatic: { modes: phone } },
}

export const Loading: Story = {
  args: { products: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading')
    await expect(within(canvasElement).queryByRole('article')).toBeNull()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Empty: Story = {
  args: { products: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No products found')).toBeVisible()
    await expect(canvas.getByText("We're working on adding more products to this category.")).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const EmptyCategory: Story = {
  args: { products: ready([]), allHref: '/products' },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('link', { name: 'See all products' })
    await expect(all).toHaveAttribute('href', '/products')
  },
}

export const Failed: Story = {
  args: {
    products: { status: 'error', message: 'The server does not answer. Please try again.', onRetry },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Products could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
