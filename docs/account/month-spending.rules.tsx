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
      <Row what="Đã chi, đã trừ 159.000 ₫ tiền hoàn" amount="138.000 ₫" />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row what="Đã chi" amount="297.000 ₫" />
    </ExampleColumn>
  ),
]
