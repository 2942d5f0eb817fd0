import { Rating } from '#ds/components/Rating/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as Stories from '#stories/storefront/TestimonialSection.stories.tsx'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [() => <StoryShot of={Stories.RatingAndQuotes} at="center bottom" />]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{'sum(testimonials) / testimonials.length'}</ExampleCode>
      <ThenArrow />
      <Inline>
        <Text weight="bold">5/5</Text>
        <Rating value={5} />
        <Text size="small" tone="secondary">
          6 đánh giá
        </Text>
      </Inline>
    </Stack>
  ),
]
