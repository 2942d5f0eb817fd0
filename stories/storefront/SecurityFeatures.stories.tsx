import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SecurityFeatures } from '#ds/storefront/SecurityFeatures/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { inLight, narrowDesktop, phoneToo } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/SecurityFeatures',
  component: SecurityFeatures,
  tags: ['stable'],
  args: { texts: datacenters.security },
} satisfies Meta<typeof SecurityFeatures>

export default meta

export const FourFeatures: StoryObj<typeof meta> = {
  parameters: { chromatic: { modes: { ...phoneToo, ...narrowDesktop, ...inLight } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(within(canvasElement).getByText(/100\sGbps/)).toBeVisible()
  },
}
