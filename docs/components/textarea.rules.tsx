import { Field } from '#ds/components/Field/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label="Mô tả sự cố">
        <Textarea
          rows={4}
          defaultValue="Từ 9 giờ sáng nay máy chủ web-01 không phản hồi. Tôi đã khởi động lại hai lần nhưng vẫn lỗi."
        />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label="Mô tả sự cố" error="Dài quá: chỉ được 60 ký tự.">
        <Textarea rows={3} defaultValue="Từ 9 giờ sáng nay máy chủ web-01 không phản hồi. Tôi đã khởi động lại." />
      </Field>
    </ExampleColumn>
  ),
]
