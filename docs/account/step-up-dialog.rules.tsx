import { Text } from '#ds/primitives/Text/index.ts'
import { stepUpTexts as texts } from '#ds/texts/vi/step-up.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.description}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'Nhập mã để xem trang tiếp theo'}
      </Text>
    </ExampleColumn>
  ),
]
