import { WorkQueue } from '#ds/admin/WorkQueue/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { workQueueTexts } from '#ds/texts/vi/work-queue.ts'
import { quietOffice } from '#stories/fixtures/office-work.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const nothing = { status: 'ready', data: [] } as const

export const good: RuleExample[] = [
  () => (
    <WorkQueue
      texts={workQueueTexts}
      now={quietOffice.now}
      groups={[
        { kind: 'deposits', items: nothing },
        { kind: 'tickets', items: nothing },
      ]}
    />
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Text size="small" tone="secondary">
      Doanh thu tháng này 386.000 ₫
    </Text>
  ),
]
