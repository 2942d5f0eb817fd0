import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { priceTable } from '#ds/texts/vi/pricing/table.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Button size="small">{priceTable.card.choose('Ultra VPS')}</Button>
      <ThenArrow />
      <ExampleCode>/dashboard?order=6&period=yearly</ExampleCode>
    </Stack>
  ),
]

export const bad: RuleExample[] = [() => <Text size="small">Basic VPS, Ultra VPS</Text>]
