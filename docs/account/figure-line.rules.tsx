import { Wallet } from 'lucide-react'
import { FigureLine } from '#ds/account/FigureLine/index.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { figures } from '#ds/texts/vi/account/figures.ts'
import { ready, summary } from '#stories/fixtures/account.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const charge = (date: string, amount: string, balanceAfter: string | null) => ({
  ...{ date, vpsId: 'v1', name: 'blog-ca-nhan', kind: 'renewal' as const, amount, balanceAfter },
})

/** The last charge is more than what is left then. */
const forecast = {
  ...{ balance: '74000', until: '2028-11-20T03:00:00.000Z', lastsUntil: '2026-12-04T03:00:00.000Z' },
  lines: [charge('2026-11-25T03:00:00.000Z', '49000', '25000'), charge('2026-12-04T03:00:00.000Z', '89000', null)],
}

const Figures = () => (
  <FigureLine
    balance={ready('74000')}
    summary={ready({ ...summary, activeVps: 2, totalVps: 6 })}
    forecast={ready(forecast)}
    now="2026-11-22T03:00:00.000Z"
    texts={figures}
  />
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <Figures />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <Stack space="sm">
        <Figures />
        <StatCard label={figures.balance} icon={Wallet} value="74.000 ₫" />
      </Stack>
    </Miniature>
  ),
]
