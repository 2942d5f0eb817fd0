import { CircleAlert } from 'lucide-react'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Field label="Email" description="Ví dụ: ten@congty.vn">
      <Input defaultValue="bao.ngo@pixelworks.test" />
    </Field>
  ),
  () => (
    <Field label="Số tiền" description="Từ 10.000 ₫ đến 50.000.000 ₫ mỗi lần nạp">
      <NumberInput suffix="₫" />
    </Field>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Text size="small" weight="medium">
        Họ và tên
      </Text>
      <Inline wrap="nowrap">
        <Input defaultValue="Ngô" />
        <Input defaultValue="Quốc B@o" />
      </Inline>
      <Text size="small" tone="critical">
        <Inline space="2xs" render={<span />}>
          <Icon icon={CircleAlert} />
          Chưa hợp lệ. Ô nào?
        </Inline>
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="xs">
      <ExampleCode>{'<Field label="Email">\n  <Input id="email" />\n</Field>'}</ExampleCode>
      <ThenArrow />
      <Text size="small" tone="critical" family="mono">
        Error: A control inside a Field takes its id from it.
      </Text>
    </Stack>
  ),
]
