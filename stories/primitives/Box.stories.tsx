import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'
import { displayChoice, spaceChoice, surfaceChoice, textAlignChoice } from './choices.ts'

const meta = {
  id: 'primitives-box',
  title: 'Primitives/Box · Khối',
  component: Box,
  argTypes: {
    padding: spaceChoice,
    paddingBlock: spaceChoice,
    paddingInline: spaceChoice,
    display: displayChoice,
    textAlign: textAlignChoice,
    surface: surfaceChoice,
  },
  args: { surface: 'raised', padding: 'lg', children: 'Số dư ví: 1.250.000 ₫' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const Raised: Story = {}

export const Surfaces: Story = {
  render: () => (
    <Grid columns={{ base: 1, medium: 2 }}>
      {(['canvas', 'sunken', 'raised', 'overlay'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="lg">
          <Text weight="semibold">{surface}</Text>
          <Text size="small" tone="secondary">
            Máy chủ ảo tại Hà Nội
          </Text>
          <Text size="small" tone="tertiary">
            Gia hạn ngày 21/12/2026
          </Text>
        </Box>
      ))}
    </Grid>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Padding: Story = {
  render: () => (
    <Grid columns={4} align="start">
      {(['xs', 'md', 'lg', 'xl'] as const).map((padding) => (
        <Box key={padding} surface="raised" padding={padding}>
          {padding}
        </Box>
      ))}
    </Grid>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Any element, with `render`. */
export const AsSection: Story = {
  args: { render: <section aria-label="Ví tiền" />, padding: { base: 'md', large: '2xl' } },
  parameters: { chromatic: { modes: inLight } },
}
