import { Field } from '#ds/components/Field/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { replyBoxTexts as texts } from '#ds/texts/vi/ticket-thread.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Notice tone="critical" title={texts.failureTitle} />
      <Field label={texts.reply}>
        <Textarea rows={2} value="Đã mở cổng 22." readOnly />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Notice tone="critical" title={texts.failureTitle} />
      <Field label={texts.reply}>
        <Textarea rows={2} value="" readOnly />
      </Field>
    </ExampleColumn>
  ),
]
