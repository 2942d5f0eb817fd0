import { Text } from '#ds/primitives/Text/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.password.once}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text family="mono">mV7-quac-Lua-93</Text>
    </ExampleColumn>
  ),
]
