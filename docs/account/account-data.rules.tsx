import { AccountData } from '#ds/account/AccountData/index.ts'
import { accountDataTexts as texts } from '#ds/texts/vi/account-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const row = (details: string) => (
  <ExampleColumn>
    <AccountData exportHref="/api/account/export" texts={{ ...texts, details }} />
  </ExampleColumn>
)

export const good: RuleExample[] = [() => row(texts.details)]

export const bad: RuleExample[] = [() => row('Tất cả dữ liệu của bạn.')]
