import { Text } from '#ds/primitives/Text/index.ts'
import { passkeysTexts as texts } from '#ds/texts/vi/account-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.removeDialog.description}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        {'Xóa thông tin xác thực WebAuthn?'}
      </Text>
    </ExampleColumn>
  ),
]
