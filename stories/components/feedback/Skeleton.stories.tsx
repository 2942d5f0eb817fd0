import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { endlessMotion, forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-skeleton',
  title: 'Components/Feedback/Skeleton · Khung chờ',
  component: Skeleton,
  args: { length: 'medium' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Lengths: Story = {
  render: () => (
    <Stack space="xs">
      <Skeleton length="short" />
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="full" />
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

const sizes = ['caption', 'small', 'body', 'large', 'figure'] as const

/** It has the line height of the text that it replaces, so nothing moves when the text arrives. */
export const SameHeightAsText: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <div key={size}>
          <Text size={size}>1.250.000 ₫</Text>
          <Text size={size}>
            <Skeleton />
          </Text>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll('[data-component="Stack"] > div')) {
      const [words, held] = [...pair.children].map((line) => line.getBoundingClientRect().height)
      await expect(held).toBeCloseTo(words as number, 0)
    }
  },
}

/** Without their colour, the bars have a border. */
export const ForcedColors: Story = { ...Lengths, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }

/** It pulses, and is becoming fainter here. */
export const Pulses: Story = { parameters: { chromatic: { modes: endlessMotion } } }
