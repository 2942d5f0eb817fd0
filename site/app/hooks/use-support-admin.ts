import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { EnquiryStatus } from '#contracts/contact.ts'
import type { SupportView } from '#ds/admin/SupportPanel/index.ts'
import type { UndoControls } from '#ds/components/feedback/UndoToast/index.ts'
import { statusLooks } from '#ds/domain/StatusBadge/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { request } from '#site/api/request.ts'
import { useAdminEvents } from '#site/hooks/use-admin-events.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useInbox } from '#site/hooks/use-inbox.ts'
import { useMailLog } from '#site/hooks/use-mail-log.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useReplyTemplates } from '#site/hooks/use-reply-templates.ts'
import { useOpenTicket } from '#site/hooks/use-tab.ts'
import { useTicketDesk } from '#site/hooks/use-ticket-desk.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the clocks of first replies move. */
const CLOCK_MS = 15_000

export interface SupportAdminOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open view: only its data is loaded. */
  view: SupportView
  /** Where changes of a status are offered to be undone. */
  undo: UndoControls
}

interface StatusChange {
  id: string
  status: EnquiryStatus
}

/** The data and the mutations of the support in the back-office. */
export function useSupportAdmin({ token, view, undo }: SupportAdminOptions) {
  const { supportAdminTexts: texts } = useTexts(supportAdminArea)
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { mutate } = useSWRConfig()
  const now = useNow(CLOCK_MS)
  const ticketId = useOpenTicket()
  const isOnDesk = ticketId !== undefined
  const inbox = useInbox({ token, enabled: view === 'tickets' && !isOnDesk })
  const desk = useTicketDesk({ token, ticketId, undo })
  const { fill, ...templates } = useReplyTemplates({ token, enabled: isOnDesk || view === 'templates' })
  const mails = useMailLog({ token, enabled: view === 'mails' && !isOnDesk })
  const [onlyOpen, setOnlyOpen] = useState(true)
  const enquiries = useAdminList({
    token,
    path: '/api/admin/enquiries',
    filter: onlyOpen ? { open: 'true' } : {},
    enabled: view === 'enquiries' && !isOnDesk,
    rowsOf: (response) => response.enquiries,
  })
  useAdminEvents(token, (name) => {
    if (name !== 'ticket') return
    // What is shown is loaded again; the rest when it is opened.
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/tickets'))
  })

  const sendEnquiryStatus = useMutation({
    call: ({ id, status }: StatusChange) =>
      request(`PATCH /api/admin/enquiries/${id}/status`, { body: { status }, token }),
    onSuccess: ({ enquiry }) => enquiries.update((row) => (row.id === enquiry.id ? enquiry : row)),
    toasts: { failed: toastTexts.updateFailed },
    remedies: changeRemedies,
  })

  const setEnquiryStatus = (id: string, status: EnquiryStatus) => {
    const sent = sendEnquiryStatus({ id, status })
    const enquiry = dataOf(enquiries.props.rows)?.find((row) => row.id === id)
    if (enquiry) {
      undo.offer({
        sent,
        title: toastTexts.updated,
        description: texts.statusChanged(enquiry.subject, texts.enquiryStatuses[status]),
        icon: statusLooks[status].icon,
        onUndo: () => sendEnquiryStatus({ id, status: status === 'open' ? 'closed' : 'open' }),
      })
    }
    return sent
  }

  const { query: _, onQueryChange: __, ...enquiryList } = enquiries.props
  return {
    now,
    inbox,
    desk: isOnDesk
      ? {
          ...desk,
          templates: templates.templates,
          onFillTemplate: (templateId: string) => fill(templateId, ticketId),
        }
      : undefined,
    templates,
    mails,
    enquiries: enquiryList,
    onlyOpen,
    onOnlyOpenChange: setOnlyOpen,
    onEnquiryStatusChange: setEnquiryStatus,
  }
}
