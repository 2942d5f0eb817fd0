import { Inline } from '#ds/primitives/Inline/index.ts'
import { Quantity } from '#ds/primitives/Quantity/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline space="md">
      <Text weight="semibold">
        <Quantity value={7} unit="ms" />
      </Text>
      <Text weight="semibold">
        <Quantity value={1.2} total={2} unit="GB" />
      </Text>
    </Inline>
  ),
]

export const bad: RuleExample[] = [
  () => <Text weight="semibold">1.2GB</Text>,
  () => (
    <Text weight="semibold">
      Ubuntu <Quantity value={24.04} />
    </Text>
  ),
]
