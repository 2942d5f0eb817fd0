import { ReplyClock } from '#ds/admin/TicketInbox/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ReplyClock
      texts={supportOfficeTexts.desk.clock}
      since="2026-11-21T21:43:00.000Z"
      due="2026-11-21T22:13:00.000Z"
      now="2026-11-22T00:23:00.000Z"
    />
  ),
]

export const bad: RuleExample[] = [
  () => (
    <span
      style={{
        display: 'inline-block',
        inlineSize: vars.space.sm,
        blockSize: vars.space.sm,
        borderRadius: vars.radius.full,
        background: color.tone.critical.solid,
      }}
    />
  ),
]
