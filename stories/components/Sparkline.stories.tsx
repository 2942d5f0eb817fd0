import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from '#ds/components/Sparkline/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { rhythm, withGap } from '#stories/fixtures/chart-samples.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const cpu = rhythm(96, 15, { low: 6, high: 62, seed: 11, now: 23 })

const meta = {
  id: 'components-sparkline',
  title: 'Components/Sparkline · Biểu đồ cọng nhỏ',
  component: Sparkline,
  args: { samples: cpu, max: 100 },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

/** In rows of a list, each beside its value: busy, quiet, with a gap, new, and off. */
export const InRows: Story = {
  render: ({ samples, max }) => (
    <Stack space="md">
      {[
        { name: 'cua-hang-online', value: '23\u00a0%', drawing: { samples, max } },
        {
          name: 'blog-ca-nhan',
          value: '6\u00a0%',
          drawing: { samples: rhythm(96, 15, { low: 3, high: 17, seed: 19, now: 6 }), max },
        },
        {
          name: 'api-giao-hang',
          value: '18\u00a0%',
          drawing: { samples: withGap(samples as typeof cpu, 40, 62), max },
        },
        { name: 'may-moi', value: 'Chưa có số đo', drawing: { samples: [] } },
        { name: 'kho-du-lieu', value: 'Đã tắt', drawing: { samples, still: true } },
      ].map(({ name, value, drawing }) => (
        <Inline key={name} space="md" align="center">
          <Sparkline {...drawing} />
          <Text size="small">{value}</Text>
          <Text size="small" tone="secondary">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('[data-component="Sparkline"]'))
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...InRows,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
