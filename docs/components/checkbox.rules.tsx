import { Checkbox } from '#ds/components/Checkbox/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <Checkbox defaultChecked>Nhận thông báo qua email</Checkbox>]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="sm">
      <Checkbox defaultChecked description="Thêm 90.000 ₫ mỗi tháng">
        Sao lưu hằng ngày
      </Checkbox>
      <Text weight="semibold">Tổng: 339.000 ₫</Text>
    </ExampleColumn>
  ),
]
