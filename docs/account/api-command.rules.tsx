import { ApiCommand } from '#ds/account/ApiCommand/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ApiCommand
        open
        call={{ method: 'POST', path: '/api/vps/41/actions', body: { type: 'reboot' } }}
        origin=""
        texts={texts.confirm.api}
      />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ApiCommand open call={{ method: 'POST', path: '/api/vps/41/actions' }} origin="" texts={texts.confirm.api} />
    </ExampleColumn>
  ),
]
