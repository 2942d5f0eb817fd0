import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProductScreen } from '#ds/screens/ProductScreen/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import { header } from '#ds/texts/header.ts'
import { productTexts } from '#ds/texts/product.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { productsFooter } from '#ds/texts/products-footer.ts'
import { done } from '#stories/fixtures/actions.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { firstOf } from '#stories/fixtures/demo-records.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const productOf = (expected: string) => firstOf(englishCatalogue.products, ({ id }) => id === expected)
const ofCategory = (expected: string) => englishCatalogue.products.filter(({ category }) => category === expected)

const meta = {
  id: 'screens-productscreen',
  title: 'Screens/ProductScreen · Trang một sản phẩm',
  component: ProductScreen,
  args: {
    texts: productTexts.en,
    list: productsTexts.en.list,
    subject: { product: productOf('vps-standard') },
    plan: firstOf(englishCatalogue.plans, ({ id }) => id === productOf('vps-standard').planId),
    parent: { name: 'VPS Hosting', href: '/products/vps' },
    products: ofCategory('vps').filter(({ id }) => id !== 'vps-standard'),
    categories: englishCatalogue.categories,
    header: <Header texts={header.en} onSignOut={fn(done)} />,
    footer: <ProductsFooter texts={productsFooter.en} role="presentation" />,
  },
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A plan is ordered, with the plan chosen; a quotation can be asked for as well. */
export const Plan: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('VPS Standard')
    const storage = canvas.getByText('NVMe').closest('div')
    await expect(storage).toHaveTextContent(/^NVMe40\sGB$/)
    // Its own list is the first; those of other products follow.
    const [features] = canvas.getAllByRole('list', { name: 'Features' })
    await expect(features).not.toHaveTextContent('GB')
    const order = canvas.getByRole('link', { name: 'Order now' })
    await expect(order).toHaveAttribute('href', '/dashboard?order=2&period=monthly')
    const ask = canvas.getByRole('link', { name: 'Request a quote' })
    await expect(ask).toHaveAttribute('href', '/contact?about=vps-standard')
  },
}

/** What is not a plan is sold by quotation. */
export const ByQuotation: Story = {
  args: {
    subject: { product: productOf('gpu-training') },
    plan: undefined,
    parent: { name: 'GPU Computing', href: '/products/gpu' },
    products: ofCategory('gpu').filter(({ id }) => id !== 'gpu-training'),
  },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Plan, with one button.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Order now' })).toBeNull()
    const ask = canvas.getByRole('link', { name: 'Request a quote' })
    await expect(ask).toHaveAttribute('href', '/contact?about=gpu-training')
  },
}

/** A page of the header whose subject can be ordered: the only solid button of its head orders. */
export const Offered: Story = {
  args: {
    plan: undefined,
    subject: { name: 'VPS', id: 'vps', isOffered: true },
    parent: { name: 'Cloud', href: '/products/cloud-solutions' },
    products: ofCategory('vps'),
  },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Plan, without a price.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = canvas.getByRole('link', { name: 'Order now' })
    await expect(order).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\?order=\d+&period=monthly$/))
    await expect(canvas.getByRole('link', { name: 'Request a quote' })).toBeVisible()
  },
}

/** A page of the header whose subject is not offered says so, shows what comes nearest, and offers to ask. */
export const NotOffered: Story = {
  args: {
    plan: undefined,
    subject: { name: 'Cloud Phone', id: 'cloud-phone', isOffered: false },
    parent: { name: 'Cloud', href: '/products/cloud-solutions' },
    products: ofCategory('cloud'),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Not available yet')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Similar products we offer' })).toBeVisible()
    const ask = canvas.getByRole('link', { name: 'Request a quote' })
    await expect(ask).toHaveAttribute('href', '/contact?about=cloud-phone')
  },
}

/** The page of an area of the header: its products, and the pages below it. */
export const Area: Story = {
  args: {
    plan: undefined,
    subject: { name: 'Domain and hosting', id: 'domain-hosting', isOffered: false },
    parent: undefined,
    products: [],
    pages: [
      { label: 'Domain Registration', href: '/products/domain-hosting/domain-registration' },
      { label: 'Shared Hosting', href: '/products/domain-hosting/shared-hosting' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main')).getByRole('link', { name: 'Shared Hosting' })
    await expect(page).toHaveAttribute('href', '/products/domain-hosting/shared-hosting')
  },
}
