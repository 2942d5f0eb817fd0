import type { Meta, StoryObj } from '@storybook/react-vite'
import { TicketPriorityBadge } from '#ds/account/TicketPriorityBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'

const { priorities } = accountTexts.support

const meta = {
  title: 'Account/TicketPriorityBadge',
  component: TicketPriorityBadge,
  tags: ['beta'],
  args: { priority: 'medium', children: priorities.medium },
} satisfies Meta<typeof TicketPriorityBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const All: Story = {
  render: () => (
    <Inline>
      {(['low', 'medium', 'high', 'urgent'] as const).map((priority) => (
        <TicketPriorityBadge key={priority} priority={priority}>
          {priorities[priority]}
        </TicketPriorityBadge>
      ))}
    </Inline>
  ),
}
