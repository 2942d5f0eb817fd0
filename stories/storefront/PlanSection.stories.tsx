import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { PlanSection } from '#ds/storefront/PlanSection/index.ts'
import { plans } from '#ds/texts/vi/landing/plans.ts'
import { planOf } from '#stories/fixtures/catalogue.ts'
import { inLightOnDesktop, narrowDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/PlanSection',
  component: PlanSection,
  tags: ['stable'],
  args: {
    texts: plans,
    plans: [planOf(4), planOf(5), planOf(6)],
    planHref: ({ id }, period) => orderAddress({ planId: id, period }),
    contactHref: '/contact',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanSection>

export default meta
type Story = StoryObj<typeof meta>

export const ThreePlans: Story = {
  play: async ({ canvasElement }) => {
    const [basic, pro, ultra] = within(canvasElement).getAllByRole('article')
    if (!basic || !pro || !ultra) throw new Error('There are not three plans')
    await expect(within(basic).getByText('49.000 ₫')).toBeVisible()
    await expect(within(basic).queryByText('Phổ biến nhất')).toBeNull()
    await expect(within(pro).getByText('Phổ biến nhất')).toBeVisible()
    await expect(within(ultra).getByText('249.000 ₫')).toBeVisible()
  },
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop } } },
}

/** The label of the spec, and beside it what a year really saves. The buttons lead to the order of a year. */
export const Yearly: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Tiết kiệm 10%')).toBeVisible()
    await expect(canvas.getByText('Trả 10 tháng, dùng 12 tháng, bớt 16,7 %')).toBeVisible()
    const yearly = canvas.getByRole('button', { name: 'Trả theo năm' })
    await userEvent.click(yearly)
    await expect(yearly).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Trả theo tháng' })).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByText('990.000 ₫')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Chọn Pro VPS' })).toHaveAttribute(
      'href',
      '/dashboard?order=5&period=yearly',
    )
  },
}

/** Plans that save differently: the best is named. */
export const DifferentSavings: Story = {
  args: {
    plans: [
      planOf(4),
      { ...planOf(5), prices: { ...planOf(5).prices, yearly: { amount: 1_100_000, listAmount: null } } },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Trả theo năm bớt đến 16,7 %')).toBeVisible()
  },
}

export const NothingOnSale: Story = {
  args: { plans: [] },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/^Hiện chưa có gói nào mở bán/)).toBeVisible()
  },
}
