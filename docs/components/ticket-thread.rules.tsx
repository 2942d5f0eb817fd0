import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { TicketThread } from '#ds/components/TicketThread/index.ts'
import { ticketThreadTexts as texts } from '#ds/texts/vi/ticket-thread.ts'
import { thread, threadNow } from '#stories/fixtures/ticket-thread.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <TicketThread
        messages={{
          status: 'ready',
          data: thread.slice(2),
          stale: { message: 'Máy chủ chưa trả lời. Vui lòng thử lại.' },
        }}
        viewer="customer"
        now={threadNow}
        texts={texts}
      />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <ErrorState title={texts.errorTitle} description="Máy chủ chưa trả lời. Vui lòng thử lại." />
    </ExampleColumn>
  ),
]
