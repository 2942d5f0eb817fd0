import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const texts = adminTexts.users.balanceDialog

const Current = ({ balance }: { balance: string }) => (
  <Inline justify="space-between">
    <Text size="small" tone="secondary">
      {texts.currentBalance}
    </Text>
    <Text size="small" weight="semibold">
      {balance}
    </Text>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Current balance="321.000 ₫" />
      <Notice tone="caution" title={texts.moved.title}>
        {texts.moved.detail('321.000 ₫', '162.000 ₫')}
      </Notice>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleDialog heading={texts.heading}>
      <Current balance="321.000 ₫" />
      <Field label={texts.amounts.set}>
        <Input defaultValue="3210005" readOnly suffix="₫" />
      </Field>
      <Text size="caption" tone="critical">
        {texts.adjustment('+2.889.005 ₫')}
      </Text>
      <Button size="small">{texts.submit}</Button>
    </ExampleDialog>
  ),
]
