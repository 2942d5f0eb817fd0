import useSWR, { useSWRConfig } from 'swr'
import type { Ticket, TicketRequest, TicketResponse, TicketThread } from '#contracts/tickets.ts'
import type { NewTicket } from '#ds/account/TicketDialog/index.ts'
import { mapResource } from '#ds/components/resource.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { remediesArea } from '#site/texts/common.ts'
import { ticketsArea } from '#site/texts/tickets.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the open conversation is read again, for replies of the support. */
const REPLIES_MS = 15_000

export interface TicketOptions {
  /** The ticket whose conversation is open, as the list shows it; without one nothing is requested. */
  opened: Ticket | undefined
  /** Called with each ticket that has been made or changed. */
  onChanged: (response: TicketResponse) => void
  /** Called when a new ticket was accepted: its dialog can close. */
  onCreated: () => void
}

/** The open conversation of a customer, and the mutations for new tickets and replies. */
export function useTicket({ opened, onChanged, onCreated }: TicketOptions) {
  const { remedies } = useTexts(remediesArea)
  const { ticketTexts } = useTexts(ticketsArea)
  const { mutate } = useSWRConfig()
  // Not `useQuery`: the path of a list of tickets, with any user's id, would match it too.
  const thread = useSWR<TicketThread, Error>(opened ? paths.thread(opened.id) : null, {
    refreshInterval: REPLIES_MS,
    // The support may have replied since it was open the last time.
    revalidateIfStale: true,
    onSuccess({ ticket }) {
      if (ticket.status !== opened?.status) onChanged({ ticket })
    },
  })

  const sendTicket = useSendOnce((body: TicketRequest, idempotencyKey) =>
    request('POST /api/support/tickets', { body, idempotencyKey }),
  )
  const sendReply = useSendOnce(({ id, body }: { id: string; body: string }, idempotencyKey) =>
    request(`POST ${paths.thread(id)}/messages`, { body: { body }, idempotencyKey }),
  )
  const reply = useMutation({
    call: sendReply,
    onSuccess({ ticket, message }, { id }) {
      // Requested again: the support may have replied meanwhile.
      void mutate<TicketThread>(
        paths.thread(id),
        (known) => known && { ticket, messages: [...known.messages.filter((one) => one.id !== message.id), message] },
      )
      onChanged({ ticket })
    },
    remedies,
  })

  return {
    /** The ticket as it is now; undefined until it has loaded. */
    ticket: thread.data?.ticket,
    messages: mapResource(toResource(thread), ({ messages }) => messages),
    /** Adds a reply; repeated presses add only one. */
    reply: (id: string, body: string) => reply({ id, body }),
    /** Makes a ticket; repeated presses make only one. */
    create: useMutation({
      call: (ticket: NewTicket) => sendTicket(ticket),
      onSuccess(response) {
        onChanged(response)
        onCreated()
      },
      toasts: {
        done: ({ ticket: { number } }) => ({
          title: ticketTexts.created,
          ...(number !== null && { description: ticketTexts.createdDetail(number) }),
          tone: 'positive',
        }),
      },
      remedies,
    }),
  }
}
