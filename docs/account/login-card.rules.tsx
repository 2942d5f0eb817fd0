import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { loginTexts } from '#ds/texts/en/login.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { login, fields, reasons } = loginTexts.card

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>sen.test/dashboard?tab=wallet</ExampleCode>
      <ThenArrow />
      <Notice tone="neutral">{reasons.signInRequired}</Notice>
      <Button size="small">{login.submit}</Button>
      <ThenArrow />
      <ExampleCode>sen.test/dashboard?tab=wallet</ExampleCode>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Input defaultValue="lan@sen.test" readOnly />
      <Stack align="center">
        <ThenArrow />
      </Stack>
      <Notice tone="critical">{login.failed}</Notice>
      <Field label={fields.email}>
        <Input />
      </Field>
    </ExampleColumn>
  ),
]
