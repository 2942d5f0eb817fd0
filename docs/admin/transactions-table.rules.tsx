import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { settle, columns, types } = adminTexts.transactions

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading={settle.completed.heading}>
      <RecordFacts
        facts={[
          { label: columns.amount, value: '200.000 ₫' },
          { label: columns.user, value: 'Đỗ Khánh Linh' },
        ]}
      />
      <Button size="small">{settle.completed.confirm}</Button>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      {['≈ 1,2 tr ₫', '5M', '199K'].map((amount) => (
        <Box key={amount} surface="raised" paddingInline="sm" paddingBlock="xs">
          <Inline justify="space-between">
            <Text size="small">{types.deposit}</Text>
            <Text weight="semibold">{amount}</Text>
          </Inline>
        </Box>
      ))}
    </ExampleColumn>
  ),
]
