import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ComparisonSection } from '#ds/storefront/ComparisonSection/index.ts'
import { comparison } from '#ds/texts/vi/landing/comparison.ts'
import { inLightOnPhone, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/ComparisonSection',
  component: ComparisonSection,
  tags: ['stable'],
  args: { texts: comparison },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop } } },
} satisfies Meta<typeof ComparisonSection>

export default meta

export const FourProviders: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: comparison.heading }))
    await expect(section.getByText('Tốt nhất')).toBeVisible()
    await expect(section.getByText('100 % trong 30 ngày')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLightOnPhone } },
}
