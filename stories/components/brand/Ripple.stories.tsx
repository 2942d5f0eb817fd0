import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Ripple, type RippleProps } from '#ds/components/brand/Ripple/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inMotion } from '#stories/in-motion.ts'
import { endlessMotion, forcedColors, inLight, motion } from '#stories/modes.ts'

const meta = {
  id: 'components-ripple',
  title: 'Components/Brand/Ripple · Gợn nước',
  component: Ripple,
  args: { state: 'running' },
  argTypes: {
    state: { control: 'radio', options: ['running', 'starting', 'off', 'loading'] },
    size: { control: 'radio', options: ['small', 'medium', 'large'] },
    label: { control: 'text' },
  },
} satisfies Meta<typeof Ripple>

export default meta
type Story = StoryObj<typeof meta>

const states = { running: 'Đang chạy', starting: 'Đang tạo', off: 'Đã tắt', loading: 'Đang tải' } as const

const Sheet = () => (
  <Stack space="sm">
    {(Object.keys(states) as (keyof typeof states)[]).map((state) => (
      <Inline key={state} space="sm">
        <Ripple state={state} />
        <Ripple state={state} size="medium" />
        <Ripple state={state} size="large" />
        <Text>{states[state]}</Text>
      </Inline>
    ))}
  </Stack>
)

/** Solid: it lives. Dashed: it is promised. None: it is off. Three: it is awaited. The word stands beside each. */
export const States: Story = { render: () => <Sheet />, parameters: { chromatic: { modes: inLight } } }

export const InForcedColors: Story = { render: () => <Sheet />, parameters: { chromatic: forcedColors } }

/** Without text beside it, it has a name. */
export const Named: Story = {
  args: { label: 'Đang chạy' },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('img', { name: 'Đang chạy' })).toBeVisible(),
}

/** The rings of a place that loads, 400 ms after they have appeared. */
export const Loads: Story = {
  args: { state: 'loading', size: 'large' },
  parameters: { chromatic: { modes: endlessMotion } },
}

function ChangesOnClick(props: RippleProps) {
  const [changes, setChanges] = useState(0)
  return (
    <Inline space="md">
      <Ripple {...props} changeKey={changes} />
      <Button size="small" tone="neutral" emphasis="outline" onClick={() => setChanges(changes + 1)}>
        Tin mới
      </Button>
    </Inline>
  )
}

/** With each change, one ring spreads within 600 ms. Nothing moves in between. */
export const Changes: Story = {
  args: { size: 'large' },
  render: (args) => <ChangesOnClick {...args} />,
  play: async ({ canvasElement }) => {
    await inMotion(() => userEvent.click(within(canvasElement).getByRole('button')))
  },
  parameters: { chromatic: { modes: motion } },
}
