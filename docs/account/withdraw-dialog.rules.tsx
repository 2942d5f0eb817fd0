import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { withdrawDialogTexts as texts } from '#ds/texts/vi/withdraw-dialog.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label={texts.holder} description={texts.holderHint}>
        <Input defaultValue="NGUYEN QUANG MINH" />
      </Field>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small" tone="critical">
        Số dư không đủ.
      </Text>
    </ExampleColumn>
  ),
]
