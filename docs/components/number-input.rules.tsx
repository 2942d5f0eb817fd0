import { Field } from '#ds/components/Field/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label="Số tiền" description="Từ 10.000 ₫ đến 50.000.000 ₫" error="Nạp ít nhất 10.000 ₫.">
        <NumberInput suffix="₫" defaultValue="5000" />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{"Number.parseFloat('1.250.000') // 1.25"}</ExampleCode>
      <ThenArrow />
      <ExampleToast tone="positive" title="Đã nạp 1,25 ₫" />
    </Stack>
  ),
]
