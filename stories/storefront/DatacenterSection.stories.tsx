import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DatacenterSection } from '#ds/storefront/DatacenterSection/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { inLightOnDesktop, largeTextOnPhone, narrowDesktop, widths } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/DatacenterSection',
  component: DatacenterSection,
  tags: ['stable'],
  args: { texts: datacenters },
  parameters: { layout: 'fullscreen', chromatic: { modes: { ...widths, ...narrowDesktop, ...largeTextOnPhone } } },
} satisfies Meta<typeof DatacenterSection>

export default meta

export const ThreeDatacenters: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: datacenters.heading }))
    await expect(section.getAllByRole('article')).toHaveLength(3)
    await expect(section.getByRole('img', { name: /Hà Nội, 2 TP. Hồ Chí Minh, 3 Singapore/ })).toBeVisible()
    await expect(section.getByText('< 8 ms')).toBeVisible()
    await expect(within(section.getByRole('list', { name: 'Bảo mật' })).getAllByRole('listitem')).toHaveLength(4)
  },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}
