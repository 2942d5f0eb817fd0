import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Chân trang</SketchPart>
      <SketchPart look="strong">49.000 ₫/tháng · Dùng thử</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Chân trang</SketchPart>
      <SketchPart look="strong">Dùng thử · Xem Demo · Gọi ngay</SketchPart>
    </PageSketch>
  ),
]
