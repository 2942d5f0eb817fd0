import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { PlanPlate } from '#ds/storefront/PlanPlate/index.ts'
import { planPicker } from '#ds/texts/landing/plan-picker.ts'
import { planOf } from '#stories/fixtures/catalogue.ts'
import { inLight, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-planplate',
  title: 'Storefront/PlanPlate · Tấm các gói của một dòng',
  component: PlanPlate,
  args: {
    texts: planPicker.vi,
    plans: [planOf(1), planOf(2), planOf(3)],
    offer: null,
    planHref: ({ id }, period) => orderAddress({ planId: id, period }),
  },
} satisfies Meta<typeof PlanPlate>

export default meta
type Story = StoryObj<typeof meta>

/** A series without a popular plan. */
export const ThreePlans: Story = {
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement }) => {
    const basic = within(canvasElement).getByRole('article', { name: 'Basic' })
    await expect(within(basic).getByRole('link')).toHaveAttribute('href', '/dashboard?order=1&period=monthly')
  },
}

/** What runs Windows: the first one on a panel has nothing to be compared with. */
export const TwoPlans: Story = {
  args: { plans: [planOf(5), planOf(6)] },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const pro = within(canvasElement).getByRole('article', { name: 'Pro VPS' })
    await expect(within(pro).getByText(planPicker.vi.everyPlan)).toBeInTheDocument()
  },
}

/** A plan that is sold out says why in place of its button. */
export const SoldOut: Story = {
  args: { plans: [{ ...planOf(4), soldOut: true }], level: 4 },
  play: async ({ canvasElement }) => {
    const basic = within(within(canvasElement).getByRole('article', { name: 'Basic VPS' }))
    await expect(basic.getByText('Hết máy')).toBeVisible()
    await expect(basic.queryByRole('link')).toBeNull()
  },
}
