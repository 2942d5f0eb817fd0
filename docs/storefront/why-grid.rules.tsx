import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Hỗ trợ 24/7</SketchPart>
      <SketchPart look="strong">Chờ trả lời, đo trong tháng 11</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Hỗ trợ 24/7</SketchPart>
      <SketchPart look="strong">2 phút ━━━━━━</SketchPart>
    </PageSketch>
  ),
]
