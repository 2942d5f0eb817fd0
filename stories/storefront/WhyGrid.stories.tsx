import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WhyGrid } from '#ds/storefront/WhyGrid/index.ts'
import { why } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/WhyGrid',
  component: WhyGrid,
  tags: ['beta'],
  args: { texts: why },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhyGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing has been measured yet: both topics show what is promised, with the dashed line. */
export const Promised: Story = { parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } } }

/** A measurement takes the place of the promises of its topic. */
export const WithProof: Story = {
  args: { proofs: { performance: <strong>4 phút 12 giây</strong> } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4 phút 12 giây')).toBeVisible()
    await expect(canvas.queryByText('dưới 5 phút')).toBeNull()
    await expect(canvas.getByText('dưới 2 phút')).toBeVisible()
  },
}
