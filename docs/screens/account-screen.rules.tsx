import { Text } from '#ds/primitives/Text/index.ts'
import { accountPageTexts } from '#ds/texts/vi/account-page.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Text size="small">{`${accountPageTexts.tabs.profile} · ${accountPageTexts.tabs.security}`}</Text>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Text size="small" tone="critical">
          {'Sắp có'}
        </Text>
      </SketchPart>
    </PageSketch>
  ),
]
