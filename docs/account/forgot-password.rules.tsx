import { Text } from '#ds/primitives/Text/index.ts'
import { recoveryTexts } from '#ds/texts/vi/recovery.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const texts = recoveryTexts.forgot

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.sent.message('lan@example.com', 30)}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'Không có tài khoản với email này.'}
      </Text>
    </ExampleColumn>
  ),
]
