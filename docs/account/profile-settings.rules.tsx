import { Text } from '#ds/primitives/Text/index.ts'
import { profileTexts as texts } from '#ds/texts/vi/account-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.notVerifiedDetails}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'Email đã được đổi.'}
      </Text>
    </ExampleColumn>
  ),
]
