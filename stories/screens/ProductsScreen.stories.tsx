import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProductsScreen } from '#ds/screens/ProductsScreen/index.ts'
import { CompanyFooter } from '#ds/storefront/CompanyFooter/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import { companyFooter } from '#ds/texts/company-footer.ts'
import { header } from '#ds/texts/header.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { productsFooter } from '#ds/texts/products-footer.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { products } from '#stories/fixtures/products.ts'
import { inLightOnPhone, widths } from '#stories/modes.ts'

const meta = {
  id: 'screens-productsscreen',
  title: 'Screens/ProductsScreen · Trang sản phẩm',
  component: ProductsScreen,
  args: {
    texts: productsTexts.en,
    products: ready(products),
    categories: englishCatalogue.categories,
    header: <Header texts={header.en} onSignOut={fn(done)} />,
    footer: (
      <>
        <ProductsFooter texts={productsFooter.en} role="presentation" />
        <CompanyFooter lang="zh-Hans" texts={companyFooter.zh} role="presentation" />
      </>
    ),
  },
  parameters: { language: 'en', layout: 'fullscreen' },
} satisfies Meta<typeof ProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

const title = (canvasElement: HTMLElement) => within(canvasElement).getByRole('heading', { level: 1 })

export const All: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    await expect(title(canvasElement)).toHaveTextContent('Our Products')
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('All products')
  },
}

export const OneCategory: Story = {
  args: { category: 'vps' },
  parameters: { chromatic: { modes: inLightOnPhone } },
  play: async ({ canvasElement }) => {
    await expect(title(canvasElement)).toHaveTextContent('VPS Hosting')
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('VPS Hosting')
  },
}

/** A path such as `/products/printers`: no part of it is repeated on the page. */
export const UnknownCategory: Story = {
  args: { category: 'printers' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(title(canvasElement)).toHaveTextContent('Our Products')
    await expect(canvas.getByText('No products found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products')
  },
}

export const Loading: Story = { args: { products: loading } }

export const Failed: Story = {
  args: { products: { status: 'error', message: 'The server is not responding. Please try again.', onRetry: fn() } },
}
