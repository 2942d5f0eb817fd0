import { Text } from '#ds/primitives/Text/index.ts'
import { signInTexts } from '#ds/texts/vi/account-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{signInTexts.description}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'Quận 1, TP. Hồ Chí Minh'}
      </Text>
    </ExampleColumn>
  ),
]
