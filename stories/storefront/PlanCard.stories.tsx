import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { PlanCard } from '#ds/storefront/PlanCard/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [basic, pro] = landingTexts.plans.plans
if (!basic || !pro) throw new Error('The landing page has no plans')

/** As wide as in the PlanSection, which shows its other layouts. */
const meta = {
  title: 'Storefront/PlanCard',
  component: PlanCard,
  tags: ['stable'],
  args: { texts: landingTexts.plans.card, plan: basic, href: '/login?mode=register' },
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
    await expect(canvas.getByText('Giá gốc').parentElement).toHaveTextContent('Giá gốc 69.000đ')
    await expect(canvas.getByRole('list', { name: 'Cấu hình' })).toHaveTextContent('25 GB SSD NVMe')
  },
}

export const Popular: Story = { args: { plan: pro }, parameters: { chromatic: { modes: inLight } } }

/** Prices of nine figures, a name of two lines, features that wrap. */
export const LongTexts: Story = {
  args: {
    plan: {
      ...pro,
      name: 'Pro VPS dành cho doanh nghiệp',
      price: '199.000.000đ',
      originalPrice: '249.000.000đ',
      features: ['Image hệ điều hành tùy chỉnh, cài sẵn theo yêu cầu của từng dự án', ...pro.features],
      buttonText: 'Chọn Pro VPS dành cho doanh nghiệp',
    },
  },
}
