import { Link as LinkIcon } from 'lucide-react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { scene } from '#stories/fixtures/landing.ts'
import * as Stories from '#stories/screens/NotFoundScreen.stories.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [() => <StoryShot of={Stories.WithPath} at="10% 60%" zoom={1.9} />]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Box surface="raised" paddingBlock="xs" paddingInline="sm">
        <Inline wrap="nowrap">
          <Icon icon={LinkIcon} />
          <Text size="small" family="mono">
            /bang-gia-vsp
          </Text>
        </Inline>
      </Box>
      <ThenArrow />
      <PageSketch>
        <SketchPart look="raised">Trang chủ · Sen Cloud</SketchPart>
        <SketchPart>
          <strong>{scene.headline}</strong>
        </SketchPart>
      </PageSketch>
    </Stack>
  ),
]
