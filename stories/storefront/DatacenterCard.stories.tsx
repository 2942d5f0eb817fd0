import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { DatacenterCard } from '#ds/storefront/DatacenterCard/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const [hanoi] = datacenters.datacenters
if (!hanoi) throw new Error('There is no datacenter')

const meta = {
  title: 'Storefront/DatacenterCard',
  component: DatacenterCard,
  tags: ['stable'],
  args: { texts: datacenters.card, datacenter: hanoi, number: 1 },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '44rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DatacenterCard>

export default meta
type Story = StoryObj<typeof meta>

export const Hanoi: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('< 10 ms')
  },
}

export const LongTexts: Story = {
  args: {
    datacenter: {
      ...hanoi,
      name: 'Khu công nghệ cao Hòa Lạc, Thạch Thất, Hà Nội',
      location: 'Miền Bắc Việt Nam, cách trung tâm thành phố 30 km',
      ping: '< 1.000ms',
      features: [
        'Gần khách truy cập miền Bắc và các tỉnh Bắc Trung Bộ, kể cả vùng núi phía Tây',
        'Ổ cứng NVMe SSD',
        'Cài đặt dưới 5 phút',
        'Kỹ thuật trực 24/7',
      ],
    },
  },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '26rem' }}>
        <Story />
      </Box>
    ),
  ],
}
