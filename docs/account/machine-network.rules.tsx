import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" family="mono">
        2001:db8:31::17
      </Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">Tường lửa: 0 luật</Text>
    </ExampleColumn>
  ),
]
