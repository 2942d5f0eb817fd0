import { Pointer, RotateCw } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleTooltip } from '#storybook/guides/ExampleTooltip.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs" align="center">
      <ExampleTooltip>Dữ liệu trên máy chủ vẫn còn.</ExampleTooltip>
      <Button tone="neutral" emphasis="outline">
        Tắt máy chủ
      </Button>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <Stack space="2xs" align="center">
        <ExampleTooltip>Mất khoảng 30 giây</ExampleTooltip>
        <Button iconOnly icon={RotateCw} tone="neutral" emphasis="outline" aria-label="Khởi động lại web-01" />
      </Stack>
      <SpokenText>Khởi động lại web-01. Mất khoảng 30 giây</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline wrap="nowrap" justify="center" align="end" space="md">
      <Stack space="2xs" align="center">
        <ExampleTooltip>Mất hết dữ liệu!</ExampleTooltip>
        <Button size="small" tone="critical">
          Cài lại
        </Button>
      </Stack>
      <PageSketch>
        <SketchPart>
          <Stack space="2xs" align="center">
            <Button size="small" tone="critical">
              Cài lại
            </Button>
            <Icon icon={Pointer} size="medium" />
            <Text size="caption" tone="tertiary">
              Không thấy gì
            </Text>
          </Stack>
        </SketchPart>
      </PageSketch>
    </Inline>
  ),
  () => (
    <Stack space="2xs" align="center">
      <ExampleTooltip>Nạp tiền</ExampleTooltip>
      <Button>Nạp tiền</Button>
    </Stack>
  ),
]
