import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Row = ({ what, amount }: { what: string; amount: string }) => (
  <Box surface="raised" paddingInline="sm" paddingBlock="xs">
    <Inline justify="space-between" wrap="nowrap">
      <Text size="small">{what}</Text>
      <Text size="small" weight="semibold">
        {amount}
      </Text>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row what="25/11/2026: 34.300 ₫" amount="còn 578.700 ₫" />
      <Row what="25/12/2026: 49.000 ₫" amount="còn 529.700 ₫" />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row what="25/11/2026: 49.000 ₫" amount="còn 564.000 ₫" />
      <Row what="25/12/2026: 49.000 ₫" amount="còn 515.000 ₫" />
    </ExampleColumn>
  ),
]
