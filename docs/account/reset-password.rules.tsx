import { Text } from '#ds/primitives/Text/index.ts'
import { recoveryTexts } from '#ds/texts/vi/recovery.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const texts = recoveryTexts.reset

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.expired.message}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'410 Gone'}
      </Text>
    </ExampleColumn>
  ),
]
