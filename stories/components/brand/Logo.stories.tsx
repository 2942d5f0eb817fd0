import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { name: 'Sen Cloud' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const MarkAndName: Story = { parameters: { chromatic: { modes: inLight } } }

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** Without its fill, the mark is an outline. */
export const ForcedColors: Story = { tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Sen Cloud' })).toBeVisible()
  },
}
