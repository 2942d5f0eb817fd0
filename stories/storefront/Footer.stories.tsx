import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { footer } from '#ds/texts/footer.ts'
import { inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-footer',
  title: 'Storefront/Footer · Chân trang',
  component: Footer,
  args: { texts: footer.vi },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** Product spec, section 2, "Header and footer links". */
const specifiedLinks = [
  '/',
  '/pricing',
  '/docs',
  '/terms',
  '/vps-linux',
  '/vps-windows',
  '/dedicated',
  '/cloud',
  '/support',
  '/payment-guide',
  '/api-docs',
  '/status',
  '/privacy',
  '/sla',
  '/refund',
]

export const AllLinks: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const addresses = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const own = addresses.filter((address) => address?.startsWith('/'))
    await expect(own.sort()).toEqual(specifiedLinks.toSorted())
  },
}

export const SocialLinksOpenInANewTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /mở trong thẻ mới/ })
    await expect(links).toHaveLength(4)
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}
