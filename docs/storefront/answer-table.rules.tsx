import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Nhà cung cấp A, trong nước</SketchPart>
      <SketchPart look="strong">Tốt nhất ở 5 trên 8 điều</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Rồng Xanh VPS</SketchPart>
      <SketchPart look="strong">Tốt nhất</SketchPart>
    </PageSketch>
  ),
]
