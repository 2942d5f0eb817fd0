import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FeatureSection } from '#ds/storefront/FeatureSection/index.ts'
import { features } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/FeatureSection',
  component: FeatureSection,
  tags: ['stable'],
  args: { texts: features },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop } } },
} satisfies Meta<typeof FeatureSection>

export default meta

export const EightFeatures: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Vì sao chọn Sen Cloud' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(8)
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(8)
    await expect(section.getByText('< 2 phút')).toBeVisible()
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
