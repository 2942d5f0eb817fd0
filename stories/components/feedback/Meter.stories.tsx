import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { forcedColors, inLight, motion } from '#stories/modes.ts'
import { ShownLater, showLater } from '#stories/shown-later.tsx'

const meta = {
  id: 'components-meter',
  title: 'Components/Feedback/Meter · Mực nước',
  component: Meter,
  args: { label: 'RAM', value: 1.2, max: 2, valueText: '1,2 GB trên 2 GB' },
  argTypes: { basis: { control: 'radio', options: ['measured', 'promised'] } },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

/** Label, value and level: a meter to assistive technology. */
export const Measured: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'RAM' })
    await expect(meter).toHaveAttribute('aria-valuetext', '1,2 GB trên 2 GB')
    await expect(meter).toHaveAttribute('aria-valuenow', '1.2')
  },
}

const Levels = () => {
  const { percent } = useFormats()
  return (
    <Stack space="lg" style={{ maxInlineSize: '20rem' }}>
      {[0, 0.23, 1, 1.4].map((share) => (
        <Meter key={share} label="CPU" value={share} max={1} valueText={percent(share)} />
      ))}
      <Meter label="Dự kiến tháng này" value={70} valueText={percent(0.7)} basis="promised" />
      <Meter bare label="Bước 2 trên 3" value={2} max={3} valueText="2 trên 3" />
    </Stack>
  )
}

/** Empty, partly full, full and beyond; then expected, and without its texts. */
export const States: Story = { render: () => <Levels />, parameters: { chromatic: { modes: inLight } } }

export const InForcedColors: Story = { render: () => <Levels />, parameters: { chromatic: forcedColors } }

/** As a task that proceeds. */
export const Progress: Story = {
  args: { role: 'progressbar', label: 'Tải bản sao lưu', value: 38, max: 100, valueText: '38 %' },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('progressbar', { name: 'Tải bản sao lưu' })).toBeVisible(),
}

/** The water rises within 600 ms, once. */
export const Fills: Story = {
  render: (args) => (
    <ShownLater>
      <Meter {...args} />
    </ShownLater>
  ),
  play: showLater,
  parameters: { chromatic: { modes: motion } },
}
