import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProductGrid } from '#ds/storefront/ProductGrid/index.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { products } from '#stories/fixtures/products.ts'
import { inLight, inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const onRetry = fn()

const meta = {
  id: 'storefront-productgrid',
  title: 'Storefront/ProductGrid · Lưới sản phẩm',
  component: ProductGrid,
  args: { products: ready(products), categories: englishCatalogue.categories, texts: productsTexts.en.grid },
  parameters: { language: 'en' },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Neighbouring cards are aligned row by row, however long their texts are. */
export const SevenProducts: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Products' }))
    await expect(list.getAllByRole('article')).toHaveLength(7)
  },
}

/** Cards are no wider than among many, and their buttons stand side by side, also below no features. */
export const OneWithoutFeatures: Story = {
  args: {
    products: ready(products.slice(0, 2).map((product, index) => (index ? { ...product, features: [] } : product))),
  },
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
  parameters: { chromatic: { modes: inLight } },
}

export const EmptyCategory: Story = {
  args: { products: ready([]), allHref: '/products' },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('link', { name: 'See all products' })
    await expect(all).toHaveAttribute('href', '/products')
  },
  parameters: { chromatic: { modes: inLight } },
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
  parameters: { chromatic: { modes: inLight } },
}
