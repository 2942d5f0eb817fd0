import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Chống DDoS: Có</SketchPart>
      <SketchPart look="strong">Snapshot: Không kèm</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">69.300 ₫/tháng</SketchPart>
      <SketchPart look="plain">199.000 ₫/tháng</SketchPart>
    </PageSketch>
  ),
]
