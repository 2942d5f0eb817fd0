import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LatencyRings } from '#ds/components/LatencyRings/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { forcedColors, inLight, motion } from '#stories/modes.ts'
import { ShownLater, showLater } from '#stories/shown-later.tsx'

const meta = {
  id: 'components-latencyrings',
  title: 'Components/LatencyRings · Vòng độ trễ',
  component: LatencyRings,
  args: { label: 'Độ trễ đo được 7 ms, cam kết 10 ms', measured: 7, promised: 10 },
} satisfies Meta<typeof LatencyRings>

export default meta
type Story = StoryObj<typeof meta>

/** Measured within the promise. */
export const WithinThePromise: Story = {
  render: (args) => (
    <Box style={{ inlineSize: '7.5rem' }}>
      <LatencyRings {...args} />
    </Box>
  ),
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('img', { name: 'Độ trễ đo được 7 ms, cam kết 10 ms' })).toBeVisible(),
}

const places = [
  { name: 'Hà Nội', measured: 7, promised: 10, words: '7\u00a0ms' },
  { name: 'Singapore', measured: 34, promised: 40, words: '34\u00a0ms' },
  { name: 'Tokyo', measured: 58, promised: 50, words: '58\u00a0ms' },
  { name: 'Sydney', measured: undefined, promised: 60, words: 'chưa đo' },
]

const Compared = () => (
  <Grid columns={{ base: 1, medium: 2, large: 4 }}>
    {places.map(({ name, measured, promised, words }) => (
      <Stack key={name} space="xs" align="center">
        <Box style={{ inlineSize: '11rem' }}>
          <LatencyRings
            label={`${name}: ${words}, cam kết ${promised} ms`}
            measured={measured}
            promised={promised}
            extent={60}
          />
        </Box>
        <Text size="small">{`${name}: ${words}`}</Text>
      </Stack>
    ))}
  </Grid>
)

/** With the same extent, rings can be compared: within the promise, beyond it, and not measured yet. */
export const SameExtent: Story = {
  render: () => <Compared />,
  parameters: { chromatic: { modes: inLight } },
}

export const InForcedColors: Story = { render: () => <Compared />, parameters: { chromatic: forcedColors } }

/** What is measured spreads once. */
export const Spreads: Story = {
  render: (args) => (
    <ShownLater>
      <Box style={{ inlineSize: '7.5rem' }}>
        <LatencyRings {...args} />
      </Box>
    </ShownLater>
  ),
  play: showLater,
  parameters: { chromatic: { modes: motion } },
}
