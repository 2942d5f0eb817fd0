import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline>
      <ButtonLink href="/signup">Tạo tài khoản</ButtonLink>
      <ButtonLink href="/products" emphasis="outline">
        Xem bảng giá
      </ButtonLink>
    </Inline>
  ),
  () => <ButtonLink href="/products">Xem bảng giá</ButtonLink>,
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{'<ButtonLink href="#" onClick={openPrices}>'}</ExampleCode>
      <ThenArrow />
      <PageSketch>
        <SketchPart look="raised">Tab mới: /#</SketchPart>
        <SketchPart>Không thấy bảng giá</SketchPart>
      </PageSketch>
    </Stack>
  ),
]
