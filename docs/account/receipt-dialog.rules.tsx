import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { receipt } from '#ds/texts/vi/account/receipt.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading={receipt.heading}>
      <Stack space="xs" align="start">
        <Text weight="semibold">GD-10428</Text>
        <Text size="small" tone="tertiary">
          {receipt.note}
        </Text>
      </Stack>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleDialog heading="Hóa đơn">
      <Text weight="semibold">+500.000 ₫</Text>
    </ExampleDialog>
  ),
]
