import { Button } from '#ds/components/Button/index.ts'
import { QrCode } from '#ds/components/QrCode/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { topUpPageTexts } from '#ds/texts/vi/top-up-page.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { after, progress } = topUpPageTexts

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="sunken">
        <Stack space="2xs">
          <Text weight="semibold">{after.heading}</Text>
          <Text size="small" tone="secondary">
            {after.lastsUntil('04/06/2027', '13/04/2027')}
          </Text>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Inline space="sm" wrap="nowrap">
          <div style={{ inlineSize: '4.5rem' }}>
            <QrCode value="SEN7K3QD2MG" label="" />
          </div>
          <Stack space="2xs">
            <Text size="small" family="mono">
              0123 456 789
            </Text>
            <Text size="small" family="mono" weight="semibold">
              SEN7K3QD2MG
            </Text>
          </Stack>
        </Inline>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Inline justify="space-between">
          <Text size="small">{progress.waiting}</Text>
          <Button size="small">Tải lại trang</Button>
        </Inline>
      </SketchPart>
    </PageSketch>
  ),
]
