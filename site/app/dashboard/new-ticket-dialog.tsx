import { useState } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { TicketDialog, type TicketInput } from '#ds/account/TicketDialog/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import { useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import { useInstances, useTransactions } from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useNewTicket } from '#site/hooks/use-new-ticket.ts'
import { ticketHref } from '#site/hooks/use-tab.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const SUBJECT = 'new ticket'
/** How many of the latest transactions a ticket can be about. */
const PAYMENT_OPTIONS = 20

/** The latest transactions by the number that people say; one without it cannot be told from others. */
const paymentOptions = (transactions: readonly WalletTransaction[]) =>
  transactions.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: number }])).slice(0, PAYMENT_OPTIONS)

/** The dialog of a new ticket, with its texts: loaded while the browser is idle. What is typed stays until it is sent or the customer signs out. */
export function NewTicketDialog({ userId }: { userId: string }) {
  const { ticketTexts } = useTexts(ticketsArea)
  const dialogs = useDialogs()
  const [draft] = useState(() => formDraftsOf(userId).readTexts<TicketInput>(SUBJECT))
  const { writeTicket } = useAccountCache(userId)
  const create = useNewTicket({
    onChanged: writeTicket,
    onCreated: ({ id }) => dialogs.leaveFor(ticketHref(id)),
  })
  return (
    <TicketDialog
      open={useOpenDialog('new-ticket') !== undefined}
      onOpenChange={dialogs.close}
      onSubmit={create}
      vps={dataOf(useInstances(userId)) ?? []}
      payments={paymentOptions(dataOf(useTransactions(userId)) ?? [])}
      draft={draft}
      onDraftChange={(values) => formDraftsOf(userId).write(SUBJECT, values ?? undefined)}
      finalFocus={dialogs.finalFocus}
      texts={ticketTexts}
    />
  )
}
