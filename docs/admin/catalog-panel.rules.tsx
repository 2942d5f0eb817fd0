import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { catalogOfficeTexts } from '#ds/texts/vi/catalog-office.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const texts = catalogOfficeTexts

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Notice tone="caution" title={texts.priceDialog.changed.title}>
        {texts.priceDialog.changed.detail('49.000 ₫', '55.000 ₫')}
      </Notice>
      <Field label={texts.priceDialog.amount}>
        <Input value="60000" readOnly suffix="₫" />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Notice tone="critical" title={texts.failed}>
        409
      </Notice>
      <Field label={texts.priceDialog.amount}>
        <Input value="" readOnly suffix="₫" />
      </Field>
    </ExampleColumn>
  ),
]
