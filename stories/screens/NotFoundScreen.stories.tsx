import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { NotFoundScreen } from '#ds/screens/NotFoundScreen/index.ts'
import { notFoundTexts } from '#ds/texts/not-found.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { pages } from '#stories/fixtures/pages.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'screens-notfoundscreen',
  title: 'Screens/NotFoundScreen · Không tìm thấy trang',
  component: NotFoundScreen,
  args: { texts: notFoundTexts.en, path: '/products/cloud-solutions/bare-metal-cloud', onLoad: fn(async () => pages) },
  parameters: { language: 'en', layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithPath: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(await canvas.findByRole('link', { name: /^Bare metal servers/ })).toBeVisible()
  },
}

export const WithoutPath: Story = { args: { path: undefined } }

/** A category that does not exist. */
export const WithNote: Story = {
  args: {
    path: '/products/no-such-category',
    note: { title: productsTexts.en.list.emptyTitle, description: productsTexts.en.list.emptyDescription },
  },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No products found')).toBeVisible()
  },
}

/** A very long path breaks, and the page does not scroll sideways. */
export const LongPath: Story = {
  args: { path: `/products/${'may-chu-chuyen-dung-hieu-nang-cao-'.repeat(6)}2026` },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
