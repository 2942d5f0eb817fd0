import { Tag } from 'lucide-react'
import { SmallPlan } from '#docs/storefront/SmallPlan.tsx'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { landing } from '#stories/fixtures/landing.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { scene } = landing

const sections = [
  ['Hero', 'Đây là gì?'],
  ['Vì sao chọn', 'Vì sao ở đây?'],
  ['Bảng giá', 'Bao nhiêu tiền?'],
  ['Khách hàng', 'Có ai dùng chưa?'],
  ['So sánh', 'Có gì hơn?'],
] as const

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Stack space="xs" align="start">
          <Badge tone="promotion" icon={Tag}>
            {scene.promotion}
          </Badge>
          <Text weight="bold">{scene.headline}</Text>
          <Text size="small">
            {scene.price.before} <strong>{scene.price.amount && <Money amount={scene.price.amount} />}</strong>
            {scene.price.after}
          </Text>
          <Button size="small" fullWidth>
            {scene.trial}
          </Button>
          <Button size="small" fullWidth tone="neutral" emphasis="outline">
            {scene.demo}
          </Button>
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <PageSketch>
      {sections.map(([section, question]) => (
        <SketchPart key={section}>
          <Inline justify="space-between">
            <strong>{section}</strong> {question}
          </Inline>
        </SketchPart>
      ))}
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Logo name={landing.header.brand} size="small" />
      </SketchPart>
      <SketchPart>
        <Stack align="center" space="sm">
          <br />
          <Spinner size="large" />
          <Text size="caption">Đang tải bảng giá…</Text>
          <br />
        </Stack>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <Stack space="sm">
      <Inline justify="center">
        <Button size="small">Dùng thử miễn phí</Button>
        <Button size="small">{scene.demo}</Button>
      </Inline>
      <Grid columns={3} space="xs" align="start">
        <SmallPlan name="Basic" price="49.000 ₫" />
        <SmallPlan name="Pro" price="99.000 ₫" popular />
        <SmallPlan name="Ultra" price="199.000 ₫" popular />
      </Grid>
    </Stack>
  ),
]
