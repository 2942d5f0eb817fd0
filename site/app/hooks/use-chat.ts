import { useState } from 'react'
import type { TicketDetails, TicketRequest, TicketResponse } from '#contracts/tickets.ts'
import type { SupportChatProps } from '#ds/account/SupportChat/index.ts'
import type { Reply } from '#ds/domain/ReplyBox/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { wholeList } from '#site/api/load-list.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { chatTicket, openChat } from '#site/hooks/chat-ticket.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { ticketHref } from '#site/hooks/use-tab.ts'
import { fileHref } from '#site/hooks/use-ticket-files.ts'
import { useTicketPage } from '#site/hooks/use-ticket-page.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often it is requested whether the support team is there, while the chat is open, in milliseconds. */
const PRESENCE_MS = 60_000

/** The messages while the list of tickets is loading, or has failed to. */
function notListed(list: Resource<unknown>): Resource<Pick<TicketDetails, 'messages'>> {
  return list.status === 'error' ? list : { status: 'loading' }
}

export interface ChatOptions {
  userId: string
  /** Called with the ticket that the first message has made. */
  onChanged: (response: TicketResponse) => void
}

/** The chat of the signed-in customer: the newest open ticket of it, or the one that its first message makes. Loaded while it is open. */
export function useChat({ userId, onChanged }: ChatOptions): Omit<SupportChatProps, 'texts'> {
  const { remedies } = useTexts(remediesArea)
  const [open, setOpen] = useState(false)
  const now = useNow(PRESENCE_MS)
  const tickets = useQuery(open && userId ? paths.tickets(userId) : null, wholeList)
  const ticket = openChat(tickets.data ?? [])
  const page = useTicketPage({ userId, id: ticket?.id })
  const presence = useQuery(open ? paths.presence : null, {
    refreshInterval: PRESENCE_MS,
    revalidateIfStale: true,
    revalidateOnFocus: true,
  })
  const sendTicket = useSendOnce((body: TicketRequest, idempotencyKey) =>
    request('POST /api/support/tickets', { body, idempotencyKey }),
  )
  const begin = useMutation({
    call: ({ body }: Reply) => sendTicket(chatTicket(body)),
    onSuccess: (response) => onChanged(response),
    remedies,
  })
  const { draft, onDraftChange } = page.reply
  return {
    open,
    onOpenChange: setOpen,
    chat: {
      isOnline: presence.data?.isOnline,
      // Without the list it is not known whether there is one.
      messages:
        ticket === undefined && tickets.data
          ? undefined
          : mapResource(ticket ? page.ticket : notListed(toResource(tickets)), ({ messages }) => messages),
      ticket: ticket && { number: ticket.number, href: ticketHref(ticket.id) },
      now,
      ...(ticket && { fileHref: ({ id }: { id: string }) => fileHref(ticket.id, id) }),
      reply: ticket
        ? { ...page.reply, waitingFiles: dataOf(page.ticket)?.waitingFiles }
        : { draft, onDraftChange, onReply: begin },
    },
  }
}
