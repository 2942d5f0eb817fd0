import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { comparison } from '#ds/texts/vi/landing/comparison.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SmallComparison } from './SmallComparison.tsx'

const { rows } = comparison

export const good: RuleExample[] = [
  () => (
    <Stack space="sm">
      <SmallComparison rows={rows.slice(0, 2)} />
      <Text size="caption" tone="tertiary">
        Bên A là ví dụ minh họa.
      </Text>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <SmallComparison rows={rows.slice(0, 1)} />
      <SmallComparison rows={[{ feature: 'Giá', own: '49.000 ₫', others: ['69.000đ'] }]} />
    </Stack>
  ),
]
