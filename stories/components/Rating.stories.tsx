import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Rating } from '#ds/components/Rating/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  title: 'Components/Rating',
  component: Rating,
  tags: ['stable'],
  args: { value: 4.9, label: '4.9 trên 5 sao' },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

/** One image with an accessible name, whatever the number of stars. */
export const FourPointNineStars: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toEqual([
      within(canvasElement).getByRole('img', { name: '4.9 trên 5 sao' }),
    ])
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline space="md">
      <Rating {...args} size="small" />
      <Rating {...args} size="medium" />
      <Rating {...args} size="large" />
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Empty, partly filled, full, and above the maximum. */
export const Values: Story = {
  render: (args) => (
    <Stack space="sm" align="start">
      {[0, 0.5, 3, 4.9, 5, 7].map((value) => (
        <Rating key={value} {...args} value={value} label={`${value} trên 5 sao`} />
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}
