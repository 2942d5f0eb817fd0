import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as Stories from '#stories/screens/ArticleScreen.stories.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'

export const good: RuleExample[] = [() => <StoryShot of={Stories.InASeries} at="90% 20%" zoom={1.9} />]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Sen Cloud</SketchPart>
      <SketchPart>
        <Stack space="xs">
          <Text weight="semibold">Cách làm</Text>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
]
