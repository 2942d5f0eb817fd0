import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { infrastructureOfficeTexts } from '#ds/texts/vi/infrastructure-office.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { reason } = infrastructureOfficeTexts.actions.adopting

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={reason}>
        <Input value="Máy 100042 chạy trên hcm-01, đăng nhập được lúc 10:05." readOnly />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={reason}>
        <Input value="ok" readOnly />
      </Field>
    </ExampleColumn>
  ),
]
