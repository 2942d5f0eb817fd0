import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShieldCheck, Terminal, Zap } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { FeatureCard } from '#ds/storefront/FeatureCard/index.ts'
import { features } from '#stories/fixtures/landing.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const { root, performance } = features.features

const meta = {
  title: 'Storefront/FeatureCard',
  component: FeatureCard,
  tags: ['stable'],
  args: { texts: root, icon: Terminal },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: '36rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FeatureCard>

export default meta
type Story = StoryObj<typeof meta>

export const RootAccess: Story = {
  parameters: { chromatic: { modes: phoneToo } },
}

/** Each figure is the value of its term. */
export const Strong: Story = {
  args: { texts: performance, icon: Zap, tone: 'brand', emphasis: 'strong' },
  play: async ({ canvasElement }) => {
    const [uptime] = within(canvasElement).getAllByRole('definition')
    await expect(uptime).toHaveTextContent('99,99 %')
  },
}

/** A long title and a long sentence in a narrow container: wrapped lines are aligned with the first one, and figures do not wrap. */
export const LongTexts: Story = {
  args: {
    texts: {
      title: 'Trung tâm dữ liệu đặt tại Việt Nam và Singapore',
      description:
        'Máy chủ đặt tại Hà Nội, TP. Hồ Chí Minh và Singapore, ping dưới 15ms, nên khách truy cập ở miền nào cũng mở trang nhanh như nhau.',
      facts: [
        { value: '1.234.567', label: 'yêu cầu xử lý trong mỗi giờ cao điểm' },
        { value: '< 15ms', label: 'ping' },
      ],
    },
    icon: ShieldCheck,
  },
  render: (args) => (
    <Grid style={{ maxInlineSize: '20.5rem' }}>
      <FeatureCard {...args} emphasis="strong" />
      <FeatureCard {...args} />
    </Grid>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Tones: Story = {
  render: function Tones(args) {
    const texts = useInLanguage(features.features)
    return (
      <Grid columns={3}>
        <FeatureCard {...args} tone="neutral" />
        <FeatureCard {...args} texts={texts.performance} icon={Zap} tone="brand" />
        <FeatureCard {...args} texts={texts.security} icon={ShieldCheck} tone="positive" />
      </Grid>
    )
  },
  parameters: { chromatic: { modes: inLight } },
}
