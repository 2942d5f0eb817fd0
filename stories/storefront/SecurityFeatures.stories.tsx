import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SecurityFeatures } from '#ds/storefront/SecurityFeatures/index.ts'
import { datacenters } from '#ds/texts/vi/landing/datacenters.ts'

const meta = {
  title: 'Storefront/SecurityFeatures',
  component: SecurityFeatures,
  tags: ['beta'],
  args: { texts: datacenters.security },
} satisfies Meta<typeof SecurityFeatures>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(within(canvasElement).getByText(/100Gbps/)).toBeVisible()
  },
}
