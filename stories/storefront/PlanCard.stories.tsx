import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlanCard } from '#ds/storefront/PlanCard/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { widths } from '#stories/modes.ts'

const [basic, pro] = landingTexts.plans.plans
if (!basic || !pro) throw new Error('The landing page has no plans')

const meta = {
  title: 'Storefront/PlanCard',
  component: PlanCard,
  args: { texts: landingTexts.plans.card, plan: basic, href: '/login?mode=register' },
  parameters: { chromatic: { modes: widths } },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Popular: Story = { args: { plan: pro } }
