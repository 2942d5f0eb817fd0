import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Hà Nội</SketchPart>
      <SketchPart look="strong">7 ms từ máy bạn, lúc 21:04</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="plain">Hà Nội</SketchPart>
      <SketchPart look="strong">Ping 5 ms!</SketchPart>
    </PageSketch>
  ),
]
