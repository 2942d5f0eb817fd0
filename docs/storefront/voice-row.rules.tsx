import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">4,9/5</SketchPart>
      <SketchPart look="plain">Phản hồi trong 15 phút</SketchPart>
      <SketchPart look="plain">Cài đặt trong 5 phút</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">★★★★★ Phản hồi trong 15 phút</SketchPart>
      <SketchPart look="plain">★★★★★ Cài đặt trong 5 phút</SketchPart>
    </PageSketch>
  ),
]
