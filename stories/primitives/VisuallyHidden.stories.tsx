import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'primitives-visuallyhidden',
  title: 'Primitives/VisuallyHidden · Nội dung ẩn với mắt',
  component: VisuallyHidden,
  args: { children: 'Giá cũ:' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Invisible: it takes no space but stays in the accessibility tree. */
export const BeforeAPrice: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> <s>69.000 ₫</s>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('Giá cũ:')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(hidden).not.toHaveAttribute('aria-hidden')
  },
  parameters: { chromatic: { modes: inLight } },
}
