import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { DatacenterMap } from '#ds/storefront/DatacenterMap/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  title: 'Storefront/DatacenterMap',
  component: DatacenterMap,
  tags: ['stable'],
  args: { texts: datacenters.map, places: datacenters.datacenters },
} satisfies Meta<typeof DatacenterMap>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeDatacenters: Story = {
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '30rem' }}>
        <Story />
      </Box>
    ),
  ],
}

/** Lines keep their width, and labels keep their size as long as they fit. */
export const Sizes: Story = {
  render: (args) => (
    <Inline align="start" space="lg" wrap="nowrap">
      {['12rem', '20rem', '28rem'].map((width) => (
        <DatacenterMap key={width} {...args} style={{ inlineSize: width }} />
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Other places at their coordinates. Tokyo would be outside the map. */
export const OtherLocations: Story = {
  args: {
    texts: { ...datacenters.map, alternative: 'Bản đồ: 1 Đà Nẵng, 2 Bangkok, 3 Kuala Lumpur' },
    places: [
      { name: 'Đà Nẵng', coordinates: { lat: 16.06, lng: 108.22 } },
      { name: 'Bangkok', coordinates: { lat: 13.75, lng: 100.5 } },
      { name: 'Kuala Lumpur', coordinates: { lat: 3.14, lng: 101.69 } },
    ],
  },
  decorators: ThreeDatacenters.decorators,
}

/** In a contrast theme of Windows the coast has a colour of the theme. */
export const ForcedColors: Story = { parameters: { chromatic: forcedColors }, decorators: ThreeDatacenters.decorators }
