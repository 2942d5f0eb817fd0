import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  TicketPriorityBadge,
  TicketStatusBadge,
  TransactionStatusBadge,
  VpsStatusBadge,
} from '#ds/account/StatusBadges/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'

const { vps, transactions, support } = accountTexts

const meta = {
  title: 'Account/StatusBadges',
  component: VpsStatusBadge,
  args: { status: 'active', texts: vps.statuses },
} satisfies Meta<typeof VpsStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Instances: Story = {
  render: ({ texts }) => (
    <Inline>
      {(['creating', 'active', 'suspended', 'terminated', 'failed', 'pending', 'completed'] as const).map((status) => (
        <VpsStatusBadge key={status} status={status} texts={texts} />
      ))}
    </Inline>
  ),
}

export const Transactions: Story = {
  render: () => (
    <Inline>
      {(['pending', 'completed', 'failed'] as const).map((status) => (
        <TransactionStatusBadge key={status} status={status} texts={transactions.statuses} />
      ))}
    </Inline>
  ),
}

export const Tickets: Story = {
  render: () => (
    <Inline>
      {(['open', 'in_progress', 'closed'] as const).map((status) => (
        <TicketStatusBadge key={status} status={status} texts={support.statuses} />
      ))}
    </Inline>
  ),
}

export const Priorities: Story = {
  render: () => (
    <Inline>
      {(['low', 'medium', 'high', 'urgent'] as const).map((priority) => (
        <TicketPriorityBadge key={priority} priority={priority} texts={support.priorities} />
      ))}
    </Inline>
  ),
}
