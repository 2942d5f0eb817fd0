import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const Amount = () => (
  <Field label="Số tiền">
    <NumberInput suffix="₫" defaultValue="500000" />
  </Field>
)

interface FooterProps {
  tone?: 'brand' | 'critical'
  /** Text of the strong button. */
  children: string
}

const Footer = ({ tone = 'brand', children }: FooterProps) => (
  <Inline justify="end">
    <Button size="small" tone="neutral" emphasis="outline">
      Hủy
    </Button>
    <Button size="small" tone={tone}>
      {children}
    </Button>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading="Nạp tiền">
      <Amount />
      <Footer>Nạp tiền</Footer>
    </ExampleDialog>
  ),
  () => (
    <ExampleDialog heading="Xóa máy chủ web-01?">
      <Text size="small">Dữ liệu trên máy chủ sẽ mất.</Text>
      <Footer tone="critical">Xóa máy chủ</Footer>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <PageSketch>
        <SketchPart look="raised">Đang mở trang…</SketchPart>
        <SketchPart />
      </PageSketch>
      <ThenArrow />
      <ExampleDialog heading="Nhận ưu đãi 20%!">
        <Button size="small">Đăng ký ngay</Button>
      </ExampleDialog>
    </Stack>
  ),
  () => (
    <Stack space="xs" align="center">
      <ExampleDialog heading="Nạp tiền">
        <Amount />
        <Footer>Nạp tiền</Footer>
      </ExampleDialog>
      <ThenArrow />
      <ExampleToast tone="critical" title="Chưa nạp được tiền" />
    </Stack>
  ),
]
