import { Text } from '#ds/primitives/Text/index.ts'
import { apiTokensTexts } from '#ds/texts/vi/api-tokens.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Text weight="semibold">{apiTokensTexts.emptyTitle}</Text>
        <Text size="small" tone="secondary">
          {apiTokensTexts.emptyDescription}
        </Text>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Text size="small" family="mono">
          sen_01a2…q8Zb2LxT0vVnK4dY
        </Text>
      </SketchPart>
    </PageSketch>
  ),
]
