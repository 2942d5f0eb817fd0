import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import { productsFooter } from '#ds/texts/products-footer.ts'
import { inLightOnDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-productsfooter',
  title: 'Storefront/ProductsFooter · Chân trang sản phẩm',
  component: ProductsFooter,
  args: { texts: productsFooter.en },
  parameters: { language: 'en', layout: 'fullscreen', chromatic: { modes: widths } },
} satisfies Meta<typeof ProductsFooter>

export default meta
type Story = StoryObj<typeof meta>

/** Product spec, section 2, "Header and footer links". */
const specifiedLinks = [
  '/products/editor',
  '/products/components',
  '/products/templates',
  '/products/api',
  '/docs',
  '/examples',
  '/blog',
  '/community',
  '/privacy',
  '/terms',
  '/cookies',
]

export const AllLinks: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getByRole('navigation').querySelectorAll('a')
    await expect([...links].map((link) => link.getAttribute('href'))).toEqual(specifiedLinks)
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
