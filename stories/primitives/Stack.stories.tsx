import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'
import { alignChoice, spaceChoice } from './choices.ts'
import { Swatch } from './swatch.tsx'

const blocks = ['Hà Nội', 'TP. Hồ Chí Minh', 'Singapore'].map((place) => <Swatch key={place}>{place}</Swatch>)

const meta = {
  id: 'primitives-stack',
  title: 'Primitives/Stack · Cột dọc',
  component: Stack,
  argTypes: { space: spaceChoice, align: alignChoice, children: { control: false } },
  args: { children: blocks },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeBlocks: Story = {}

export const Spaces: Story = {
  render: () => (
    <Grid columns={4}>
      {(['2xs', 'sm', 'lg', '2xl'] as const).map((space) => (
        <Stack key={space} space={space}>
          {blocks}
        </Stack>
      ))}
    </Grid>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const AlignedToStart: Story = { args: { align: 'start' }, parameters: { chromatic: { modes: inLight } } }
