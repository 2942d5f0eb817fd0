import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => <StatusBadge status="open">{supportOfficeTexts.enquiryStatuses.open}</StatusBadge>,
]

export const bad: RuleExample[] = [() => <StatusBadge status="open">open</StatusBadge>]
