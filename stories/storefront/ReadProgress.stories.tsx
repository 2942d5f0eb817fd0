import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ReadProgress } from '#ds/storefront/ReadProgress/index.ts'
import { scene } from '#stories/fixtures/landing.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'storefront-readprogress',
  title: 'Storefront/ReadProgress · Tiến độ đọc',
  component: ReadProgress,
  args: {},
} satisfies Meta<typeof ReadProgress>

export default meta
type Story = StoryObj<typeof meta>

/** At the end of a page, on the edge of what stands for its header. */
export const AtTheEnd: Story = {
  parameters: { chromatic: { modes: inLight } },
  render: (args) => (
    <Box surface="raised" padding="md" style={{ position: 'relative' }}>
      <Text>{scene.headline}</Text>
      <ReadProgress {...args} />
    </Box>
  ),
}

export const ForcedColors: Story = {
  ...AtTheEnd,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
