import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack space="2xs">
        <Text weight="semibold">Đã nhận 300.000 ₫, còn thiếu 200.000 ₫</Text>
        <Text size="small" tone="secondary">
          300.000 ₫ đã vào ví.
        </Text>
      </Stack>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Notice tone="critical" title="Nạp tiền thất bại">
        Số tiền không khớp.
      </Notice>
    </ExampleColumn>
  ),
]
