import { ReceiptText, Server } from 'lucide-react'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { stats } = accountTexts

const months = [30, 55, 40, 80, 65, 100]

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <StatCard label={stats.activeVps} icon={Server} value="2" context={stats.activeVpsContext(5)} />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <StatCard
        label={stats.monthlySpend}
        icon={ReceiptText}
        value="248.000 ₫"
        context={
          <Inline space="2xs" align="end" wrap="nowrap" style={{ blockSize: '3rem' }}>
            {months.map((height) => (
              <span
                key={height}
                style={{
                  inlineSize: '1.25rem',
                  blockSize: `${height}%`,
                  borderRadius: vars.radius.small,
                  background: color.tone.brand.solid,
                }}
              />
            ))}
          </Inline>
        }
      />
    </ExampleColumn>
  ),
]
