import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">100 %</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">0 %</Text>
    </ExampleColumn>
  ),
]
