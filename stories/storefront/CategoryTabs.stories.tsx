import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CategoryTabs } from '#ds/storefront/CategoryTabs/index.ts'
import { productsTexts } from '#ds/texts/products.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { inLight, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-categorytabs',
  title: 'Storefront/CategoryTabs · Các danh mục',
  component: CategoryTabs,
  args: { texts: productsTexts.en.tabs, categories: englishCatalogue.categories },
  parameters: { language: 'en' },
} satisfies Meta<typeof CategoryTabs>

export default meta
type Story = StoryObj<typeof meta>

export const SixCategories: Story = {
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation', { name: 'Browse by Category' })).getAllByRole(
      'link',
    )
    // Product spec, section 2.
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dedicated Servers', '/products/dedicated'],
      ['Cloud Services', '/products/cloud'],
      ['Security Solutions', '/products/security'],
      ['VPS Hosting', '/products/vps'],
      ['GPU Computing', '/products/gpu'],
      ['Global Infrastructure', '/products/global'],
    ])
    for (const link of links) await expect(link).not.toHaveAttribute('aria-current')
  },
}

/** On the page with all products, which has a link, too. */
export const All: Story = {
  args: { current: null, allHref: '/products' },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Current.
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('link', { current: 'page' })
    await expect(all).toHaveTextContent('All products')
    await expect(all).toHaveAttribute('href', '/products')
  },
}

export const Current: Story = {
  args: { current: 'vps', allHref: '/products' },
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('VPS Hosting')
  },
}

export const ByKeyboard: Story = {
  args: { current: 'vps' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Cloud Services' })).toHaveFocus()
  },
}

/** The first is pressed, the second has the keyboard's focus, and the current one is below the pointer. */
export const States: Story = {
  args: { current: 'vps' },
  parameters: {
    pseudo: {
      hover: ['a[href$="/dedicated"]', 'a[href$="/vps"]'],
      focusVisible: ['a[href$="/cloud"]'],
      active: ['a[href$="/dedicated"]'],
    },
    chromatic: { modes: inLight },
  },
}
