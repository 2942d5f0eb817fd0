import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { endlessMotion, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner · Vòng xoay chờ',
  component: Spinner,
  subcomponents: { Icon },
  argTypes: {
    size: { control: 'radio', options: ['small', 'medium', 'large'] },
    label: { control: 'text' },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Decorative: the text next to it says what is pending. */
export const BesideText: Story = {
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text render={<span />}>Đang cập nhật...</Text>
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Sizes: Story = {
  render: () => (
    <Inline space="md">
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Without text it has a name. */
export const Named: Story = {
  args: { label: 'Đang tải', size: 'large' },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('img', { name: 'Đang tải' })).toBeVisible(),
}

/** After a quarter of a turn. */
export const Turns: Story = { parameters: { chromatic: { modes: endlessMotion } } }
