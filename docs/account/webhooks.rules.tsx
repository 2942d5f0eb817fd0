import { Text } from '#ds/primitives/Text/index.ts'
import { webhooksTexts as texts } from '#ds/texts/vi/webhooks.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.logPanel.failures.timeout}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        ETIMEDOUT
      </Text>
    </ExampleColumn>
  ),
]
