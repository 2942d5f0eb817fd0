import { Inline } from '#ds/primitives/Inline/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs" align="end">
      <Text weight="semibold" tone="positive">
        <Money amount={159_000} sign="always" />
      </Text>
      <Text weight="semibold">
        <Money amount={-49_000} sign="always" />
      </Text>
    </Stack>
  ),
  () => (
    <ExampleColumn>
      <Text>
        <Money amount={200_000} sign="always" state="failed" /> thất bại
      </Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline space="md">
      <Text weight="semibold">159K</Text>
      <Text weight="semibold">159.000 VND</Text>
    </Inline>
  ),
  () => (
    <Text weight="semibold" truncate style={{ inlineSize: '4.5rem' }}>
      <Money amount={12_450_000} />
    </Text>
  ),
]
