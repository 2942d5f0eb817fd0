import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { PriceTable } from '#ds/storefront/PriceTable/index.ts'
import { TermSwitch, termScope } from '#ds/storefront/TermSwitch/index.ts'
import { plans } from '#ds/texts/landing/plans.ts'
import { priceTable } from '#ds/texts/pricing/table.ts'
import { amount } from '#stories/amount.ts'
import { catalogue } from '#stories/fixtures/catalogue.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-pricetable',
  title: 'Storefront/PriceTable · Bảng giá các gói',
  component: PriceTable,
  args: {
    texts: priceTable.vi,
    plans: catalogue.plans,
    series: catalogue.series,
    planHref: ({ id }, period) => orderAddress({ planId: id, period }),
  },
} satisfies Meta<typeof PriceTable>

export default meta
type Story = StoryObj<typeof meta>

/** All plans of all series, each with a button that orders it. */
export const AllPlans: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Chọn Ultra VPS' })).toHaveAttribute(
      'href',
      '/dashboard?order=6&period=monthly',
    )
    const series = canvas.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'rowgroup')
    await expect(series.map(({ textContent }) => textContent)).toEqual(
      catalogue.series.map(({ name, description }) => `${name}${description}`),
    )
    const buttons = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().width))
    await expect(new Set(buttons).size, `widths of the buttons: ${buttons}`).toBe(1)
    // The figures of all plans stand below each other, on a phone as well.
    for (const column of [2, 3, 4, 5, 6]) {
      const cells = [...canvasElement.querySelectorAll(`tbody tr:not([data-group]) > td:nth-child(${column})`)]
      const edges = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
      await expect(edges.size, `left edges of column ${column}: ${[...edges]}`).toBe(1)
    }
    const prices = canvas.getAllByText('/tháng').map((price) => Math.round(price.getBoundingClientRect().right))
    await expect(new Set(prices).size, `right edges of the prices: ${prices}`).toBe(1)
  },
}

/** Prices and buttons of a year, chosen with a switch around the table. */
export const Yearly: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like AllPlans, with other amounts.
  decorators: [
    (Story) => (
      <div className={termScope}>
        <TermSwitch texts={plans.vi.period} prices={[]} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^Theo năm/ }))
    await expect(canvas.getByText(amount('990.000 ₫'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Chọn Pro VPS' })).toHaveAttribute(
      'href',
      '/dashboard?order=5&period=yearly',
    )
  },
}

/** What is sold out has no link, and its button says why. */
export const SoldOut: Story = {
  args: { plans: catalogue.plans.map((plan) => ({ ...plan, soldOut: plan.id === 5 })) },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Chọn Pro VPS' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Chọn Pro VPS' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Hết máy')).toBeVisible()
  },
}

export const NothingOnSale: Story = {
  args: { plans: [] },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Hiện chưa có gói nào mở bán/)).toBeVisible()
  },
}
