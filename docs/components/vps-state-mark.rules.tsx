import { VpsStateMark } from '#ds/components/VpsStateMark/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm">
      <VpsStateMark state="active" detail="liên tục 41 ngày">
        Đang chạy
      </VpsStateMark>
      <VpsStateMark state="suspended" detail="ví thiếu 85.000 ₫">
        Tạm ngưng
      </VpsStateMark>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Inline>
        <VpsStateMark state="off" />
        <Text size="small">kho-du-lieu</Text>
      </Inline>
      <Inline>
        <VpsStateMark state="suspended" />
        <Text size="small">ke-toan-2026</Text>
      </Inline>
    </Stack>
  ),
]
