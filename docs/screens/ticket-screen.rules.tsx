import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { TicketThread } from '#ds/components/TicketThread/index.ts'
import { ticketPageTexts as texts } from '#ds/texts/vi/ticket-page.ts'
import { openTicket, ticketNow } from '#stories/fixtures/ticket-details.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <TicketThread
          messages={{ status: 'ready', data: openTicket.messages.slice(1) }}
          viewer="customer"
          now={ticketNow}
          texts={texts.thread}
        />
        <Button size="small" tone="neutral" emphasis="outline">
          {texts.close}
        </Button>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <EmptyState title={texts.closed} />
      </SketchPart>
    </PageSketch>
  ),
]
