import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">4:12 Sẵn sàng, đo ngày 22/11/2026</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Phần mở đầu ━━━━</SketchPart>
      <SketchPart look="raised">Vì sao chọn ━━━━</SketchPart>
    </PageSketch>
  ),
]
