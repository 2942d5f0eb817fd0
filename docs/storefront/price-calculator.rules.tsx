import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { calculator } from '#ds/texts/vi/pricing/calculator.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <Text size="small">{calculator.beforeOffers}</Text>]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs">
      <Text weight="semibold">99.000 ₫</Text>
      <Text size="small">{calculator.stale.gone}</Text>
    </Stack>
  ),
]
