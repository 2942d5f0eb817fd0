import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { ticketTexts } from '#ds/texts/vi/tickets.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={ticketTexts.subject} error={ticketTexts.validation.subject} required>
        <Input readOnly />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Field label={ticketTexts.subject} error={ticketTexts.failureTitle} required>
        <Input readOnly />
      </Field>
    </ExampleColumn>
  ),
]
