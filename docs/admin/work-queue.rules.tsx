import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Inline>
        <Text size="small" weight="semibold">
          187.000 ₫
        </Text>
        <Button size="small" emphasis="soft">
          Cộng cho Minh
        </Button>
      </Inline>
      <Text size="caption" tone="secondary">
        Cùng tài khoản gửi với GD-10216
      </Text>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline>
      <Text size="small" weight="semibold">
        187.000 ₫
      </Text>
      <Text size="caption" tone="secondary">
        Khả năng 87 %
      </Text>
    </Inline>
  ),
]
