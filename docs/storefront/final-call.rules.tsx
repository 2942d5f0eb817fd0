import { Check } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { finalCall } from '#stories/fixtures/landing.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { IconLine } from './IconLine.tsx'

const promises = ['Dùng thử 7 ngày', 'Hoàn tiền trong 30 ngày', 'Cài đặt trong 5 phút']

const Promises = () => (
  <Stack space="none">
    {promises.map((promise) => (
      <IconLine key={promise} icon={Check}>
        {promise}
      </IconLine>
    ))}
  </Stack>
)

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">
        Hero
        <Promises />
      </SketchPart>
      <SketchPart />
      <SketchPart look="strong">
        Dùng thử ngay
        <Promises />
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Grid space="xs">
      <Button fullWidth>{finalCall.start}</Button>
      <Button fullWidth tone="neutral" emphasis="outline">
        {finalCall.contact}
      </Button>
      <Button fullWidth tone="neutral" emphasis="outline">
        Xem bảng giá
      </Button>
    </Grid>
  ),
  () => (
    <PageSketch>
      <SketchPart look="sunken">Câu hỏi thường gặp</SketchPart>
      <SketchPart look="sunken">
        <Text weight="semibold">{finalCall.heading}</Text>
      </SketchPart>
      <SketchPart look="sunken">Chân trang</SketchPart>
    </PageSketch>
  ),
]
