import { Plus } from 'lucide-react'
import type { ListedTicket, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { TicketRow } from './TicketRow.tsx'

export interface TicketListTexts {
  title: string
  create: string
  /** Names of the known categories by code; an unknown code is shown as it is. */
  categories: Readonly<Record<string, string>>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
  /** Who wrote last: the provider, or the customer. */
  lastByUs: string
  lastByYou: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface TicketListProps extends Omit<StackProps, 'children'> {
  tickets: Resource<readonly ListedTicket[]>
  /** The present, in ISO 8601: times are shown as short as it allows. */
  now: string
  /** Called by the button for a new ticket. */
  onCreate: () => void
  /** Address of a ticket's page, where its row leads. */
  ticketHref: (ticketId: string) => string
  texts: TicketListTexts
}

/** The customer's support tickets, in the order given. A row leads to the page of its ticket. */
export function TicketList({ tickets, now, onCreate, ticketHref, texts, ...rest }: TicketListProps) {
  const create = (
    <Button icon={Plus} onClick={() => onCreate()}>
      {texts.create}
    </Button>
  )
  const isEmpty = tickets.status === 'ready' && tickets.data.length === 0
  return (
    <Stack data-component="TicketList" space="md" {...rest}>
      <PanelHeader title={texts.title} action={!isEmpty && create} actionSize="medium" />
      <ResourceList
        label={texts.title}
        resource={tickets}
        itemKey={(ticket) => ticket.id}
        renderItem={(ticket) => <TicketRow ticket={ticket} now={now} href={ticketHref(ticket.id)} texts={texts} />}
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.emptyTitle} description={texts.emptyDescription} action={create} />}
      />
    </Stack>
  )
}
