import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">Đầu trang ━━━━</SketchPart>
      <SketchPart look="plain" />
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Đang tải ━━━━</SketchPart>
    </PageSketch>
  ),
]
