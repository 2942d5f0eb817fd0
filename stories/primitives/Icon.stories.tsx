import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Cpu, HardDrive, MemoryStick, Server, ShieldCheck } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'primitives-icon',
  title: 'Primitives/Icon · Biểu tượng',
  component: Icon,
  args: { icon: Server },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Next to a text with the same meaning, an icon is hidden from assistive technology. */
export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Sizes: Story = {
  render: () => (
    <Inline space="md">
      <Icon icon={Server} size="small" />
      <Icon icon={Server} size="medium" />
      <Icon icon={Server} size="large" />
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const InheritsTextColour: Story = {
  render: () => (
    <Inline space="lg">
      {[Cpu, MemoryStick, HardDrive, ShieldCheck].map((icon) => (
        <Text key={icon.displayName} tone="brand" render={<span />}>
          <Icon icon={icon} size="medium" />
        </Text>
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Without text, it has a name. */
export const Named: Story = {
  args: { icon: CircleCheck, label: 'Có' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Có' })).toBeVisible()
  },
}
