import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Text size="caption" family="mono">
      VPS-0031
    </Text>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline>
      <Text size="caption" family="mono">
        VPS-0031
      </Text>
      <Text size="caption" family="mono" tone="tertiary">
        01a1e6e0-7c4e-7b1d-9f60
      </Text>
    </Inline>
  ),
]
