import type { Meta, StoryObj } from '@storybook/react-vite'
import { TicketPriorityBadge } from '#ds/domain/TicketPriorityBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { states } from '#ds/texts/states.ts'
import { inLight } from '#stories/modes.ts'

const priorities = states.vi.ticketPriorities

const meta = {
  id: 'domain-ticketprioritybadge',
  title: 'Domain/TicketPriorityBadge · Nhãn mức ưu tiên',
  component: TicketPriorityBadge,
  args: { priority: 'medium', children: priorities.medium },
} satisfies Meta<typeof TicketPriorityBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

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
  parameters: { chromatic: { modes: inLight } },
}
