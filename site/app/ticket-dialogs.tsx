import { useState } from 'react'
import type { AboutOption } from '#ds/account/TicketDialog/index.ts'
import { TicketDialog, type TicketInput } from '#ds/account/TicketDialog/index.ts'
import type { DialogsState } from '#ds/screens/DashboardScreen/index.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import { type NewTicketOptions, useNewTicket } from '#site/hooks/use-new-ticket.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface TicketDialogsProps extends DialogsState, Pick<NewTicketOptions, 'onChanged' | 'onCreated'> {
  userId: string
  vps: readonly AboutOption[]
  payments: readonly AboutOption[]
}

const SUBJECT = 'new ticket'

/** The dialog of a new ticket, with its texts: loaded while the browser is idle. What is typed stays until it is sent or the customer signs out. */
export function TicketDialogs({
  dialog,
  onDialogChange,
  finalFocus,
  userId,
  vps,
  payments,
  onChanged,
  onCreated,
}: TicketDialogsProps) {
  const { ticketTexts } = useTexts(ticketsArea)
  const [draft] = useState(() => formDraftsOf(userId).readTexts<TicketInput>(SUBJECT))
  const create = useNewTicket({ onChanged, onCreated })
  return (
    <TicketDialog
      open={dialog?.name === 'new-ticket'}
      onOpenChange={(open) => {
        if (!open) onDialogChange(null)
      }}
      onSubmit={create}
      vps={vps}
      payments={payments}
      draft={draft}
      onDraftChange={(values) => formDraftsOf(userId).write(SUBJECT, values ?? undefined)}
      finalFocus={finalFocus}
      texts={ticketTexts}
    />
  )
}
