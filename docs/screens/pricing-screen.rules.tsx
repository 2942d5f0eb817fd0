import { Text } from '#ds/primitives/Text/index.ts'
import { pricingTexts } from '#ds/texts/vi/pricing.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <Text size="small">{pricingTexts.systems}</Text>]

export const bad: RuleExample[] = [
  () => (
    <Text size="small" weight="semibold">
      Windows Server: +50.000 ₫
    </Text>
  ),
]
