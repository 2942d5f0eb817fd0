import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Figure } from '#ds/components/Figure/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-figure',
  title: 'Components/Figure · Con số đo được, cam kết',
  component: Figure,
  args: { basis: 'measured', at: '2026-11-22T00:23:00Z', children: '7 ms' },
  argTypes: { note: { control: 'radio', options: ['shown', 'hidden'] } },
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

const measuredAt = '2026-11-22T00:23:00Z'

const InLines = () => (
  <Stack space="sm">
    <Text>
      Độ trễ tới Hà Nội:{' '}
      <Figure basis="measured" at={measuredAt}>
        7 ms
      </Figure>
    </Text>
    <Text>
      Thời gian hoạt động:{' '}
      <Figure basis="promised" href="/sla">
        99,99 %
      </Figure>
    </Text>
    <Text>
      Trả lời trong <Figure basis="promised">2 phút</Figure>
    </Text>
    <Text size="figure">
      <Figure basis="promised" note="hidden">
        99,99 %
      </Figure>
    </Text>
  </Stack>
)

/** Solid with the time of the measurement; dashed with the way to the promise, without one, and with its word only for screen readers. */
export const States: Story = {
  render: () => <InLines />,
  play: async ({ canvasElement }) => {
    const { getByText, getByRole } = within(canvasElement)
    await expect(getByText('đo lúc 22/11/2026 07:23')).toBeVisible()
    await expect(getByRole('link', { name: '99,99 %' })).toHaveAttribute('href', '/sla')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const InForcedColors: Story = { render: () => <InLines />, parameters: { chromatic: forcedColors } }

/** The promise is a link, reached with Tab. */
export const Keyboard: Story = {
  args: { basis: 'promised', at: undefined, href: '/sla', children: '99,99 %' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}
