import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { PlanCard } from '#ds/storefront/PlanCard/index.ts'
import { plans } from '#ds/texts/vi/landing/plans.ts'
import { planOf } from '#stories/fixtures/catalogue.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [basic, pro] = [planOf(4), planOf(5)]

/** As wide as in the PlanSection, which shows its other layouts. */
const meta = {
  title: 'Storefront/PlanCard',
  component: PlanCard,
  tags: ['stable'],
  args: { texts: plans.card, plan: basic, href: '/dashboard?order=4&period=monthly' },
  decorators: [
    (Story) => (
      <Box paddingBlock="md">
        <Grid columns={{ large: 3 }} space="lg">
          <Story />
        </Grid>
      </Box>
    ),
  ],
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers announce the struck-through price as the old one. */
export const BasicPlan: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Giá gốc').parentElement).toHaveTextContent('Giá gốc 69.000 ₫')
    await expect(canvas.getByRole('list', { name: 'Cấu hình' })).toHaveTextContent('25 GB SSD NVMe')
  },
}

export const Popular: Story = { args: { plan: pro } }

/** Prices of nine figures, a name of two lines, features that wrap. */
export const LongTexts: Story = {
  args: {
    plan: {
      ...pro,
      name: 'Pro VPS dành cho doanh nghiệp',
      prices: { ...pro.prices, monthly: { amount: 199_000_000, listAmount: 249_000_000 } },
      features: ['Bản cài hệ điều hành tùy chọn, cài sẵn theo yêu cầu của từng dự án', ...pro.features],
    },
  },
}

/** By the year: another price, and nothing struck through where there is no old one. */
export const Yearly: Story = {
  args: {
    period: 'yearly',
    plan: { ...basic, prices: { ...basic.prices, yearly: { amount: 490_000, listAmount: null } } },
  },
  parameters: { chromatic: { disableSnapshot: true } }, // PlanSection has its picture.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('490.000 ₫').parentElement).toHaveTextContent('490.000 ₫/năm')
    await expect(canvas.queryByText('Giá gốc')).toBeNull()
  },
}

/** Its button stays, and says why it cannot be pressed. */
export const SoldOut: Story = {
  args: { plan: { ...pro, soldOut: true } },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Hết máy')).toBeVisible()
    await expect(canvas.queryByText('Phổ biến nhất')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Chọn Pro VPS' })).toHaveAccessibleDescription(
      'Gói này đang hết máy ở mọi nơi. Hãy chọn gói khác.',
    )
  },
}
