import useSWR, { useSWRConfig } from 'swr'
import type { Rating, TicketChange, TicketDetail, TicketDetails, TicketReply } from '#contracts/tickets.ts'
import type { Reply } from '#ds/domain/ReplyBox/index.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useTicketFiles } from '#site/hooks/use-ticket-files.ts'
import { useDraft } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often a ticket that is looked at is requested, behind the events, in milliseconds. */
const POLL_MS = 15_000

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

export interface TicketPageOptions {
  userId: string
  /** The ticket; undefined while there is none, such as before the first message of a chat. */
  id: string | undefined
}

/** A ticket of the signed-in customer with its messages, followed while it is looked at, and what the customer does with it. */
export function useTicketPage({ userId, id }: TicketPageOptions) {
  const { remedies } = useTexts(remediesArea)
  const { mutate } = useSWRConfig()
  const path = id === undefined ? null : paths.thread(id)
  // Not `useQuery`: the path of a list of tickets, with any user's id, would match it too.
  const details = useSWR<TicketDetails, Error>(path, {
    refreshInterval: POLL_MS,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
  })
  const [draft, setDraft] = useDraft(userId, id === undefined ? 'chat' : `ticket ${id}`)
  const files = useTicketFiles(id ?? '')

  const write = (ticket: TicketDetail) => {
    void mutate<TicketDetails>(path, (known) => known && { ...known, ticket }, { revalidate: false })
    for (const key of [paths.tickets(userId), paths.summary(userId)]) void mutate(key)
  }
  const sendReply = useSendOnce((body: TicketReply, idempotencyKey) =>
    request(`POST ${paths.thread(id ?? '')}/messages`, { body, idempotencyKey }),
  )
  const reply = useMutation({
    call: ({ body, attachmentIds }: Reply) =>
      sendReply({ body, ...(attachmentIds.length > 0 && { attachmentIds: [...attachmentIds] }) }),
    onSuccess({ ticket, message }) {
      // The ticket is requested again: the support may have replied meanwhile.
      void mutate<TicketDetails>(
        path,
        (known) =>
          known && {
            ticket,
            messages: [...known.messages.filter((one) => one.id !== message.id), message],
            waitingFiles: [],
          },
      )
      for (const key of [paths.tickets(userId), paths.summary(userId)]) void mutate(key)
    },
    remedies,
  })
  const change = useMutation({
    call: (body: TicketChange) => request(`PATCH ${paths.thread(id ?? '')}`, { body }),
    onSuccess: ({ ticket }) => write(ticket),
    remedies,
  })

  return {
    ticket: toResource(details),
    /** Whether this customer has no such ticket. */
    isMissing: details.data === undefined && isMissing(details.error),
    reply: { draft, onDraftChange: setDraft, onReply: reply, ...files },
    onStatusChange: (status: 'open' | 'closed') => change({ status }),
    onRate: (rating: Rating) => change({ rating }),
  }
}
