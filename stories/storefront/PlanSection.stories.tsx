import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlanSection } from '#ds/storefront/PlanSection/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/PlanSection',
  component: PlanSection,
  tags: ['stable'],
  args: { texts: landingTexts.plans, planHref: '/login?mode=register', contactHref: '/contact' },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop } } },
} satisfies Meta<typeof PlanSection>

export default meta

export const ThreePlans: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [basic, pro, ultra] = within(canvasElement).getAllByRole('article')
    if (!basic || !pro || !ultra) throw new Error('There are not three plans')
    await expect(within(basic).getByText('49.000đ')).toBeVisible()
    await expect(within(basic).queryByText('Phổ biến nhất')).toBeNull()
    await expect(within(pro).getByText('Phổ biến nhất')).toBeVisible()
    await expect(within(ultra).getByText('249.000đ')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
