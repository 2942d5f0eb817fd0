import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-baseline',
  title: 'Components/Brand/Baseline · Đường mặt nước',
  component: Baseline,
  argTypes: { basis: { control: 'radio', options: ['measured', 'promised'] } },
} satisfies Meta<typeof Baseline>

export default meta
type Story = StoryObj<typeof meta>

const Kinds = () => (
  <Stack space="md">
    <Stack space="xs">
      <Baseline />
      <Text size="small">Đo được</Text>
    </Stack>
    <Stack space="xs">
      <Baseline basis="promised" />
      <Text size="small">Cam kết</Text>
    </Stack>
    <Stack space="xs" style={{ inlineSize: '7.5rem' }}>
      <Text size="small" weight="semibold">
        Máy chủ
      </Text>
      <Baseline moving />
    </Stack>
  </Stack>
)

/** Solid: measured. Dashed: promised. Moving: where one is. */
export const States: Story = {
  render: () => <Kinds />,
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-component="Baseline"]')).toHaveAttribute('aria-hidden', 'true'),
  parameters: { chromatic: { modes: inLight } },
}

export const InForcedColors: Story = { render: () => <Kinds />, parameters: { chromatic: forcedColors } }

/** The horizon of a page: what was asked above, where one can go below. */
export const Horizon: Story = {
  render: (args) => (
    <Stack space="none">
      <Box padding="lg">
        <Text>Trên mặt nước</Text>
      </Box>
      <Baseline {...args} />
      <Box padding="lg" style={{ background: color.surface.deep }}>
        <Text>Dưới mặt nước</Text>
      </Box>
    </Stack>
  ),
}
