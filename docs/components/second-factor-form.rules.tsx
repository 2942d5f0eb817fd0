import { Text } from '#ds/primitives/Text/index.ts'
import { secondFactor as texts } from '#ds/texts/vi/second-factor.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.codeHint}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'1 · 2 · 3 · 4 · 5 · 6'}
      </Text>
    </ExampleColumn>
  ),
]
