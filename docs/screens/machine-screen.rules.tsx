import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { actionsAfterFailure } from '#stories/fixtures/machines.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Stack space="2xs">
          <Text weight="semibold">cua-hang-online</Text>
          <Text size="small" family="mono">
            ssh root@203.0.113.17
          </Text>
          <Text size="small">còn 12 ngày, 89.000 ₫ mỗi tháng</Text>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Stack space="2xs">
          <Text weight="semibold">{texts.notices.failed.reboot}</Text>
          <Text size="small" tone="secondary">
            {actionsAfterFailure[0]?.error}
          </Text>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Button size="small" tone="neutral" emphasis="outline">
          {texts.choices.start}
        </Button>
      </SketchPart>
    </PageSketch>
  ),
]
