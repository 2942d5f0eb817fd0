import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { states } from '#ds/texts/states.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const { transactions, support } = accountTabTexts.vi

const meta = {
  id: 'domain-statusbadge',
  title: 'Domain/StatusBadge · Nhãn trạng thái',
  component: StatusBadge,
  args: { status: 'active', children: states.vi.vps.active },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = { parameters: { chromatic: { modes: inLight } } }

export const Instances: Story = {
  render: () => (
    <Inline>
      {(['creating', 'active', 'suspended', 'terminated', 'failed', 'pending', 'completed'] as const).map((status) => (
        <StatusBadge key={status} status={status}>
          {states.vi.vps[status]}
        </StatusBadge>
      ))}
    </Inline>
  ),
}

export const Transactions: Story = {
  render: () => (
    <Inline>
      {(['pending', 'completed', 'failed', 'cancelled'] as const).map((status) => (
        <StatusBadge key={status} status={status}>
          {transactions.statuses[status]}
        </StatusBadge>
      ))}
    </Inline>
  ),
}

export const Tickets: Story = {
  render: () => (
    <Inline>
      {(['open', 'in_progress', 'closed'] as const).map((status) => (
        <StatusBadge key={status} status={status}>
          {support.statuses[status]}
        </StatusBadge>
      ))}
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Users: Story = {
  render: () => (
    <Inline>
      <StatusBadge status="active">{adminTexts.vi.users.active}</StatusBadge>
      <StatusBadge status="locked">{adminTexts.vi.users.locked}</StatusBadge>
    </Inline>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...Instances,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
