import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { incidentsOfficeTexts } from '#ds/texts/vi/incidents-office.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { text } = incidentsOfficeTexts.reportDialog

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={text}>
        <Input value="Tiền nạp vào ví chậm vài phút. Tin tiếp theo lúc 10:30." readOnly />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={text}>
        <Input value="Replica db-3 lag > 600 s." readOnly />
      </Field>
    </ExampleColumn>
  ),
]
