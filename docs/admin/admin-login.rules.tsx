import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { login } = adminTexts

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Notice tone="critical" title={login.failed}>
        Invalid email or password
      </Notice>
      <Field label={login.email}>
        <Input defaultValue="admin@sen.test" readOnly />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label={login.email} error="Không có quản trị viên nào dùng email này">
        <Input defaultValue="lan@sen.test" readOnly />
      </Field>
    </ExampleColumn>
  ),
]
