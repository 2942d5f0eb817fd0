import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { types } = accountTexts.transactions

interface RowProps {
  type: keyof typeof types
  amount: string
  tone?: 'positive'
}

const Row = ({ type, amount, tone }: RowProps) => (
  <Box surface="raised" paddingInline="sm" paddingBlock="xs">
    <Inline justify="space-between" wrap="nowrap">
      <Text size="small">{types[type]}</Text>
      <Text size="small" weight="semibold" tone={tone ?? 'primary'}>
        {amount}
      </Text>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>{"amount: '500000'\namount: '-159000'"}</ExampleCode>
      <Row type="deposit" amount="+500.000 ₫" tone="positive" />
      <Row type="payment" amount="−159.000 ₫" />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row type="deposit" amount="+500.000 ₫" tone="positive" />
      <Row type="payment" amount="−159.000 ₫" />
      <Row type="payment" amount="−89.000 ₫" />
      <Text size="small" tone="tertiary">
        … và 24 giao dịch khác
      </Text>
    </ExampleColumn>
  ),
]
