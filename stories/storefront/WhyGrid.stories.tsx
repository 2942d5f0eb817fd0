import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WhyGrid } from '#ds/storefront/WhyGrid/index.ts'
import { measuredWhy, why } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-whygrid',
  title: 'Storefront/WhyGrid · Lý do chọn',
  component: WhyGrid,
  args: { texts: why },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhyGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing has been measured yet: both topics show what is promised, with the dashed line. */
export const Promised: Story = { parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } } }

/** What was measured takes the place of its promise, with the solid line. */
export const Measured: Story = {
  args: { texts: measuredWhy },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('48 giây')).toBeVisible()
    await expect(canvas.getByText('99,98 %')).toBeVisible()
    await expect(canvas.queryByText('dưới 5 phút')).toBeNull()
    // Nothing measures the chat.
    await expect(canvas.getByText('dưới 2 phút')).toBeVisible()
  },
}
