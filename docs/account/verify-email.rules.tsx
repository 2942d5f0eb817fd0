import { Text } from '#ds/primitives/Text/index.ts'
import { recoveryTexts } from '#ds/texts/vi/recovery.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const texts = recoveryTexts.verify

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.done.message}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'…'}
      </Text>
    </ExampleColumn>
  ),
]
