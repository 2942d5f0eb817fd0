import { Text } from '#ds/primitives/Text/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Text size="small" tone="critical">
      {supportOfficeTexts.mails.failures.no_such_address}
    </Text>
  ),
]

export const bad: RuleExample[] = [() => <Text size="small">550 5.1.1</Text>]
