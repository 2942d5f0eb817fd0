import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { transactions, wallet } = accountTexts

const Amount = ({ label, tone, children }: { label: string; tone?: 'positive'; children: string }) => (
  <Inline justify="space-between">
    <Text size="small">{label}</Text>
    <Text weight="semibold" numeric tone={tone ?? 'primary'}>
      {children}
    </Text>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Amount label={transactions.types.deposit} tone="positive">
        +500.000 ₫
      </Amount>
      <Amount label={transactions.types.payment}>−159.000 ₫</Amount>
      <Amount label={transactions.types.refund} tone="positive">
        +89.000 ₫
      </Amount>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Box surface="raised" padding="md">
        <Stack space="sm">
          <Amount label={wallet.balance}>0 ₫</Amount>
          <Stack space="2xs">
            <Amount label={transactions.types.deposit} tone="positive">
              +200.000 ₫
            </Amount>
            <div>
              <StatusBadge status="pending">{transactions.statuses.pending}</StatusBadge>
            </div>
          </Stack>
        </Stack>
      </Box>
    </ExampleColumn>
  ),
]
