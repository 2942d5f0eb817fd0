import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyMark } from '#ds/components/brand/EmptyMark/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { endlessMotion, forcedColors, inLight } from '#stories/modes.ts'
import { ShownLater, showLater } from '#stories/shown-later.tsx'

const meta = {
  id: 'components-emptymark',
  title: 'Components/Brand/EmptyMark · Nụ sen khép',
  component: EmptyMark,
  argTypes: { size: { control: 'radio', options: ['tiny', 'inline', 'small', 'medium', 'large', 'page', 'hero'] } },
} satisfies Meta<typeof EmptyMark>

export default meta
type Story = StoryObj<typeof meta>

/** In place of an empty list: what is missing, and one way on. */
export const EmptyList: Story = {
  render: (args) => (
    <Stack space="sm" align="start">
      <EmptyMark {...args} />
      <Text weight="semibold">Chưa có máy chủ nào</Text>
      <Button>Tạo máy chủ</Button>
    </Stack>
  ),
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-component="EmptyMark"]')).toHaveAttribute('aria-hidden', 'true'),
  parameters: { chromatic: { modes: inLight } },
}

const sizes = ['tiny', 'inline', 'small', 'medium', 'large', 'page', 'hero'] as const

const Sheet = () => (
  <Inline space="md" align="end">
    {sizes.map((size) => (
      <EmptyMark key={size} size={size} />
    ))}
  </Inline>
)

/** From 48 px it has its folds, from 96 px its ripples. */
export const Sizes: Story = { render: () => <Sheet />, parameters: { chromatic: { modes: inLight } } }

export const InForcedColors: Story = { render: () => <Sheet />, parameters: { chromatic: forcedColors } }

/** Once, by half a degree about its foot. */
export const Sways: Story = {
  args: { size: 'hero' },
  render: (args) => (
    <ShownLater>
      <EmptyMark {...args} />
    </ShownLater>
  ),
  play: showLater,
  parameters: { chromatic: { modes: endlessMotion } },
}
