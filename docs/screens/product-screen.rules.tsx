import { Notice } from '#ds/components/Notice/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { productTexts } from '#ds/texts/en/product.ts'
import * as Stories from '#stories/screens/ProductScreen.stories.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'

export const good: RuleExample[] = [
  () => <StoryShot of={Stories.Plan} at="50% 10%" zoom={1.05} />,
  () => (
    <Notice tone="neutral" title={productTexts.notOffered.title}>
      {productTexts.notOffered.description('Cloud Phone')}
    </Notice>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Text size="small" weight="semibold">
      Cloud Phone, coming soon: ₫9,000
    </Text>
  ),
]
