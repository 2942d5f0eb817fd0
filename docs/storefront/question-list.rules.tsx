import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">Tôi có được dùng thử không? Có, 7 ngày.</SketchPart>
      <SketchPart look="plain">Hoàn tiền thế nào?</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">Tôi có được dùng thử không? Xem trang trợ giúp.</SketchPart>
      <SketchPart look="plain">Hoàn tiền thế nào?</SketchPart>
    </PageSketch>
  ),
]
