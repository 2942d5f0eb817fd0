import { Text } from '#ds/primitives/Text/index.ts'
import { sshKeysTexts as texts } from '#ds/texts/vi/ssh-keys.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.addDialog.privateKey}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        Khóa không hợp lệ.
      </Text>
    </ExampleColumn>
  ),
]
