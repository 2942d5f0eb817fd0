import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Reveal } from '#ds/components/Reveal/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  tags: ['beta'],
  args: { children: <Text>Trung tâm dữ liệu tại Hà Nội, TP. Hồ Chí Minh và Singapore.</Text> },
} satisfies Meta<typeof Reveal>

export default meta
type Story = StoryObj<typeof meta>

/** In view as the page opens: it is simply there. */
export const Default: Story = {}

/** Scroll down: each rises into place once. Where less motion is asked for, nothing moves. */
export const BelowTheWindow: Story = {
  args: { render: <section /> },
  // What is pictured would be as tall as three windows.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack space="4xl">
      {['Cuộn xuống', 'Hà Nội', 'TP. Hồ Chí Minh', 'Singapore'].map((name, index) => (
        <Box key={name} style={{ minBlockSize: '70vh' }}>
          {index === 0 ? <Text>{name}</Text> : <Reveal {...args} aria-label={name} />}
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Singapore' })).toBeVisible()
  },
}
