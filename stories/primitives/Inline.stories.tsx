import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight } from '#stories/modes.ts'
import { alignChoice, justifyChoice, spaceChoice, wrapChoice } from './choices.ts'
import { Swatch } from './swatch.tsx'

const systems = ['Ubuntu 22.04 LTS', 'CentOS 7', 'Debian 11', 'Windows Server 2019']

const meta = {
  id: 'primitives-inline',
  title: 'Primitives/Inline · Hàng ngang',
  component: Inline,
  argTypes: {
    space: spaceChoice,
    align: alignChoice,
    justify: justifyChoice,
    wrap: wrapChoice,
    children: { control: false },
  },
  args: { children: systems.map((system) => <Swatch key={system}>{system}</Swatch>) },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const OneRow: Story = { parameters: { chromatic: { modes: inLight } } }

/** With the same space between lines as within them. */
export const Wraps: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Inline {...args} />
    </div>
  ),
}

/** Texts of two sizes on one baseline. */
export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    justify: 'space-between',
    children: [
      <Heading key="price" level={3} size="page">
        49.000 ₫
      </Heading>,
      <Text key="period" tone="secondary">
        mỗi tháng
      </Text>,
    ],
  },
  parameters: { chromatic: { modes: inLight } },
}
