import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label={texts.settings.name} error={texts.settings.nameRequired}>
        <Input defaultValue="cua-hang" />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label={texts.settings.notes}>
        <Input defaultValue="root / 123456" />
      </Field>
    </ExampleColumn>
  ),
]
