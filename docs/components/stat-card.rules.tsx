import { CreditCard, Server, Ticket, Wallet } from 'lucide-react'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Balance = () => (
  <StatCard label="Số dư ví" value={useFormats().currency(1_250_000)} context="Đủ cho 3 tháng tới" icon={Wallet} />
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="32rem" zoom={0.5}>
      <Grid columns={2}>
        <Balance />
        <StatCard
          label="Yêu cầu hỗ trợ đang mở hoặc đang được xử lý"
          value="12"
          context="2 phiếu chờ bạn"
          icon={Ticket}
        />
      </Grid>
    </Miniature>
  ),
  () => (
    <Miniature width="16rem" zoom={0.8}>
      <Balance />
    </Miniature>
  ),
]

const figures = [
  { label: 'Số dư', value: '0 ₫', icon: Wallet },
  { label: 'VPS', value: '3', icon: Server },
  { label: 'Phiếu', value: '12', icon: Ticket },
  { label: 'Chi tiêu', value: '9 ₫', icon: CreditCard },
  { label: 'Đã khóa', value: '1', icon: Server },
  { label: 'Đã đóng', value: '40', icon: Ticket },
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="16rem" zoom={0.8}>
      <StatCard
        label="Số dư ví"
        value={
          <Text size="figure" weight="bold" tone="critical">
            12.000 ₫
          </Text>
        }
        icon={Wallet}
      />
    </Miniature>
  ),
  () => (
    <Miniature width="36rem" zoom={0.45}>
      <Grid columns={3}>
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Grid>
    </Miniature>
  ),
]
