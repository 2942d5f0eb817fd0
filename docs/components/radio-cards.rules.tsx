import { Button } from '#ds/components/Button/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <RadioCards label="Cách thanh toán" defaultValue="wallet">
        <RadioCard value="wallet" title="Ví Sen Cloud" aside="Miễn phí" />
        <RadioCard value="bank" title="Chuyển khoản" aside="Miễn phí" />
      </RadioCards>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <RadioCards label="Gói">
        <RadioCard
          value="basic"
          title="Sen 1"
          description={
            <Inline render={<span />}>
              <Link href="/products">Chi tiết</Link>
              <Button size="small" emphasis="outline">
                Chọn
              </Button>
            </Inline>
          }
          aside="99.000 ₫"
        />
      </RadioCards>
    </ExampleColumn>
  ),
]
