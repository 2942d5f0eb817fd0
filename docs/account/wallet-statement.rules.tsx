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
      <Row what="Tháng 11/2026" amount="Chi 138.000 ₫" />
      <Row what="16/11/2026 10:00" amount="−159.000 ₫" />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row what="Thành công" amount="−159.000 ₫" />
      <Row what="Thành công" amount="−89.000 ₫" />
    </ExampleColumn>
  ),
]
