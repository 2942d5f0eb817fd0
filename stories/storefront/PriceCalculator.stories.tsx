import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { PriceCalculator } from '#ds/storefront/PriceCalculator/index.ts'
import { calculator } from '#ds/texts/pricing/calculator.ts'
import { amount } from '#stories/amount.ts'
import { catalogue } from '#stories/fixtures/catalogue.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-pricecalculator',
  title: 'Storefront/PriceCalculator · Tính chi phí',
  component: PriceCalculator,
  args: {
    texts: calculator.vi,
    plans: catalogue.plans,
    series: catalogue.series,
    planHref: ({ id }, period) => orderAddress({ planId: id, period }),
  },
} satisfies Meta<typeof PriceCalculator>

export default meta
type Story = StoryObj<typeof meta>

/** One machine of the most popular plan, by the month. */
export const OneMachine: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const result = within(within(canvasElement).getByRole('status'))
    await expect(result.getByText(amount('99.000 ₫'))).toBeVisible()
    await expect(result.getByText(amount('1.188.000 ₫'))).toBeVisible()
    await expect(result.getByText(amount('198.000 ₫')).parentElement).toHaveTextContent('198.000 ₫ (16,7 %)')
  },
}

/** Several machines for a year: the button orders one of them, and says so. */
export const SeveralMachines: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Gói VPS'), 'Cloud VPS · Ultra VPS')
    await userEvent.click(canvas.getByRole('radio', { name: /^Theo năm/ }))
    const machines = canvas.getByLabelText('Số máy chủ')
    await userEvent.clear(machines)
    await userEvent.type(machines, '3')
    await expect(canvas.getAllByText(amount('5.970.000 ₫'))).toHaveLength(2)
    await expect(canvas.getByText(/Mỗi đơn hàng tạo một máy chủ/)).toBeVisible()
    const order = canvas.getByRole('link', { name: 'Đặt gói này' })
    await expect(order).toHaveAttribute('href', '/dashboard?order=6&period=yearly')
  },
}

/** The chosen plan has sold out meanwhile. */
export const SoldOut: Story = {
  args: {
    plans: catalogue.plans.map((plan) => ({ ...plan, soldOut: plan.id === 5 })),
    defaultChoice: { planId: 5 },
  },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Pro VPS vừa hết máy/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The chosen plan is no longer offered. */
export const Withdrawn: Story = {
  args: { defaultChoice: { planId: 99 } },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like SoldOut, with another sentence.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Gói này không còn bán/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** More machines than the calculator takes. */
export const TooMany: Story = {
  args: { defaultChoice: { machines: 101 } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Vui lòng nhập số từ 1 đến 100/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
