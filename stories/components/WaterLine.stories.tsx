import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WaterLine } from '#ds/components/WaterLine/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-waterline',
  title: 'Components/WaterLine · Đường mặt nước',
  component: WaterLine,
  argTypes: { basis: { control: 'radio', options: ['measured', 'promised'] } },
} satisfies Meta<typeof WaterLine>

export default meta
type Story = StoryObj<typeof meta>

const Kinds = () => (
  <Stack space="md">
    <Stack space="xs">
      <WaterLine />
      <Text size="small">Đo được</Text>
    </Stack>
    <Stack space="xs">
      <WaterLine basis="promised" />
      <Text size="small">Cam kết</Text>
    </Stack>
    <Stack space="xs" style={{ inlineSize: '7.5rem' }}>
      <Text size="small" weight="semibold">
        Máy chủ
      </Text>
      <WaterLine moving />
    </Stack>
  </Stack>
)

/** Solid: measured. Dashed: promised. Moving: where one is. */
export const States: Story = {
  render: () => <Kinds />,
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-component="WaterLine"]')).toHaveAttribute('aria-hidden', 'true'),
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
      <WaterLine {...args} />
      <Box padding="lg" style={{ background: color.surface.deep }}>
        <Text>Dưới mặt nước</Text>
      </Box>
    </Stack>
  ),
}
