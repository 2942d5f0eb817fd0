import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { invoiceSettingsTexts as texts } from '#ds/texts/vi/account-page.ts'
import { invoiceDetails } from '#stories/fixtures/own-account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const code = invoiceDetails.taxCode ?? ''

const row = (details: string) => (
  <ExampleColumn>
    <SettingList>
      <SettingRow label={texts.buyer} details={details}>
        {invoiceDetails.company}
      </SettingRow>
    </SettingList>
  </ExampleColumn>
)

export const good: RuleExample[] = [() => row(texts.taxCode(code))]

export const bad: RuleExample[] = [() => row(code)]
