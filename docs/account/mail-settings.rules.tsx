import { Checkbox } from '#ds/components/Checkbox/index.ts'
import { mailSettingsTexts } from '#ds/texts/vi/account-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { machines } = mailSettingsTexts.groups

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Checkbox defaultChecked description={machines.description}>
        {machines.name}
      </Checkbox>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Checkbox defaultChecked>{'Nhận mọi thư'}</Checkbox>
    </ExampleColumn>
  ),
]
