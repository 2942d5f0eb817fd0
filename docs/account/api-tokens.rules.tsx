import { Text } from '#ds/primitives/Text/index.ts'
import { apiTokensTexts as texts } from '#ds/texts/vi/api-tokens.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.createDialog.scopeHints['wallet:read']}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">Toàn quyền truy cập</Text>
    </ExampleColumn>
  ),
]
