import { Badge } from '#ds/components/Badge/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as Stories from '#stories/screens/StatusScreen.stories.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'

export const good: RuleExample[] = [
  () => <StoryShot of={Stories.Working} at="30% 40%" zoom={1.6} />,
  () => <Notice tone="critical" title="Đang gặp trục trặc: Khởi tạo VPS" />,
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Stack space="xs">
          <Text weight="semibold">Trang web và API</Text>
          <Text size="small">Hoạt động 99,99 % (cam kết)</Text>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
  () => <Badge tone="critical">!</Badge>,
]
