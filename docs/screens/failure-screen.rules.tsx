import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { failureTexts } from '#ds/texts/vi/failure.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Sen Cloud</SketchPart>
      <SketchPart>
        <Miniature width="20rem" zoom={0.62}>
          <ErrorState title="Không tải được giao dịch" onRetry={() => {}} />
        </Miniature>
      </SketchPart>
      <SketchPart>VPS của tôi: web-01, web-02</SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs">
      <Text weight="semibold">{failureTexts.title}</Text>
      <Text size="caption" family="mono" tone="critical">
        TypeError: Cannot read properties of undefined (reading 'balance')
        <br />
        at WalletLevel.tsx:42:18
      </Text>
    </Stack>
  ),
]
