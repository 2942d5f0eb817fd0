import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, CircleCheck, CircleX, Clock, Cloud, Sparkles } from 'lucide-react'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { forcedColors, inLight, largeTextOnPhone } from '#stories/modes.ts'

const meta = {
  id: 'components-badge',
  title: 'Components/Feedback/Badge · Nhãn',
  component: Badge,
  args: { tone: 'positive', icon: CircleCheck, children: 'Người dùng hoạt động' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Positive: Story = {}

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="positive" icon={CircleCheck}>
        Người dùng hoạt động
      </Badge>
      <Badge tone="caution" icon={Clock}>
        Đang tạo
      </Badge>
      <Badge tone="critical" icon={CircleX}>
        Tạm ngưng
      </Badge>
      <Badge tone="neutral" icon={Ban}>
        Đã hủy
      </Badge>
      <Badge tone="brand" icon={Cloud}>
        Cloud
      </Badge>
      <Badge tone="promotion" icon={Sparkles}>
        Phổ biến nhất
      </Badge>
    </Inline>
  ),
  parameters: { chromatic: { modes: { ...largeTextOnPhone, ...inLight } } },
}

/** The most important badge of a view. */
export const Strong: Story = {
  render: () => (
    <Inline>
      {(['positive', 'caution', 'critical', 'neutral', 'brand', 'promotion'] as const).map((tone) => (
        <Badge key={tone} tone={tone} emphasis="strong">
          Phổ biến nhất
        </Badge>
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** The normal states in a list: only the exception is filled. */
export const Quiet: Story = {
  render: () => (
    <Inline space="lg">
      <Badge tone="positive" emphasis="quiet">
        Đang chạy
      </Badge>
      <Badge tone="neutral" emphasis="quiet">
        Đã chấm dứt
      </Badge>
      <Badge tone="critical" icon={CircleX}>
        Tạm ngưng
      </Badge>
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** A category, unlike a state, needs no icon. */
export const WithoutIcon: Story = { args: { tone: 'neutral', icon: undefined, children: 'VPS Hosting' } }

/** It stays on one line, however narrow the container is. */
export const NarrowContainer: Story = {
  render: (args) => (
    <Box surface="raised" padding="md" style={{ inlineSize: '11rem' }}>
      web-ban-hang-01 <Badge {...args} />
    </Box>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = { ...Tones, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }
