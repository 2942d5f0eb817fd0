import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Chạy máy chủ đầu tiên ngay hôm nay</SketchPart>
      <SketchPart look="strong">━━━━━━</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Đăng ký</SketchPart>
      <SketchPart look="raised">Tư vấn</SketchPart>
      <SketchPart look="raised">Bảng giá</SketchPart>
    </PageSketch>
  ),
]
