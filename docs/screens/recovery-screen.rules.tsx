import { Text } from '#ds/primitives/Text/index.ts'
import { recoveryTexts } from '#ds/texts/vi/recovery.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Text size="small">{recoveryTexts.reset.expired.message}</Text>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Text size="small" tone="critical">
          {'Không có tài khoản với email này.'}
        </Text>
      </SketchPart>
    </PageSketch>
  ),
]
