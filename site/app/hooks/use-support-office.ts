import { useState } from 'react'
import useSWR from 'swr'
import type { EnquiryStatus } from '#contracts/contact.ts'
import type { Ticket, TicketStatus, TicketThread } from '#contracts/tickets.ts'
import type { SupportView } from '#ds/admin/SupportPanel/index.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useListFilters, withFilters } from '#site/hooks/use-list-filters.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { changeRemediesArea } from '#site/texts/admin.ts'
import { toastsArea } from '#site/texts/common.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the open conversation is read again, for replies of the customer. */
const REPLIES_MS = 15_000

export interface SupportOfficeOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open view: only its data is loaded. */
  view: SupportView
}

/** The data and the mutations of the support in the back-office. */
export function useSupportOffice({ token, view }: SupportOfficeOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const [ticketId, setTicketId] = useState<string>()
  const now = useNow(REPLIES_MS)
  const [onlyOpen, setOnlyOpen] = useState(true)
  const listFilters = useListFilters(['status', 'priority'], { created: 'date' })
  const tickets = useAdminList({
    token,
    path: '/api/admin/tickets',
    filter: listFilters.forServer,
    enabled: view === 'tickets',
    rowsOf: (response) => response.tickets,
    errorMessage: 'Failed to fetch tickets',
  })
  const enquiries = useAdminList({
    token,
    path: '/api/admin/enquiries',
    filter: onlyOpen ? { open: 'true' } : {},
    enabled: view === 'enquiries',
    rowsOf: (response) => response.enquiries,
    errorMessage: 'Failed to fetch messages',
  })
  const thread = useSWR<TicketThread, Error>(token && ticketId ? [`/api/admin/tickets/${ticketId}`, token] : null, {
    refreshInterval: REPLIES_MS,
    // The customer may have replied since it was open the last time.
    revalidateIfStale: true,
  })
  const toasts = { done: { title: toastTexts.updated, tone: 'positive' }, failed: toastTexts.updateFailed } as const
  const showTicket = (changed: Ticket) => {
    tickets.update((row) => (row.ticket.id === changed.id ? { ...row, ticket: changed } : row))
    void thread.mutate()
  }

  const sendReply = useSendOnce(({ id, body }: { id: string; body: string }, idempotencyKey) =>
    request(`POST /api/admin/tickets/${id}/messages`, { body: { body }, token, idempotencyKey }),
  )
  const reply = useMutation({
    call: sendReply,
    onSuccess({ ticket, message }) {
      void thread.mutate((known) => known && { ticket, messages: [...known.messages, message] }, { revalidate: false })
      showTicket(ticket)
    },
    remedies: changeRemedies,
  })
  const setTicketStatus = useMutation({
    call: ({ id, status }: { id: string; status: TicketStatus }) =>
      request(`PATCH /api/admin/tickets/${id}/status`, { body: { status }, token }),
    onSuccess: ({ ticket }) => showTicket(ticket),
    toasts: { ...toasts, what: 'Failed to update ticket status' },
    remedies: changeRemedies,
  })
  const setEnquiryStatus = useMutation({
    call: ({ id, status }: { id: string; status: EnquiryStatus }) =>
      request(`PATCH /api/admin/enquiries/${id}/status`, { body: { status }, token }),
    onSuccess({ enquiry }) {
      enquiries.update((row) => (row.id === enquiry.id ? enquiry : row))
    },
    toasts: { ...toasts, what: 'Failed to update message' },
    remedies: changeRemedies,
  })

  const { query: _, onQueryChange: __, ...enquiryList } = enquiries.props
  return {
    now,
    tickets: withFilters(tickets.props, listFilters),
    onTicketShown: setTicketId,
    thread: toResource(thread, 'Failed to fetch messages'),
    /** Adds a reply; repeated presses add only one. */
    onReply: (id: string, body: string) => reply({ id, body }),
    onTicketStatusChange: (id: string, status: TicketStatus) => setTicketStatus({ id, status }),
    enquiries: enquiryList,
    onlyOpen,
    onOnlyOpenChange: setOnlyOpen,
    onEnquiryStatusChange: (id: string, status: EnquiryStatus) => setEnquiryStatus({ id, status }),
  }
}
