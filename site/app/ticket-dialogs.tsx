import { TicketConversation, TicketDialog } from '#ds/account/TicketDialog/index.ts'
import type { TicketDialogsState } from '#ds/screens/DashboardScreen/index.ts'
import { type TicketOptions, useTicket } from '#site/hooks/use-ticket.ts'
import { ticketsArea } from '#site/texts/tickets.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface TicketDialogsProps extends TicketDialogsState, Pick<TicketOptions, 'onChanged'> {}

/** The dialogs of the tickets, with their data and their texts: loaded while the browser is idle. */
export function TicketDialogs({ dialog, onDialogChange, finalFocus, onChanged }: TicketDialogsProps) {
  const { ticketTexts } = useTexts(ticketsArea)
  const opened = dialog?.name === 'ticket' ? dialog.ticket : undefined
  const { ticket, messages, reply, create } = useTicket({
    opened,
    onChanged,
    onCreated: () => onDialogChange(null),
  })
  const close = (open: boolean) => {
    if (!open) onDialogChange(null)
  }
  return (
    <>
      <TicketDialog
        open={dialog?.name === 'new-ticket'}
        onOpenChange={close}
        onSubmit={create}
        finalFocus={finalFocus}
        texts={ticketTexts}
      />
      <TicketConversation
        open={opened !== undefined}
        onOpenChange={close}
        ticket={opened && (ticket ?? opened)}
        messages={messages}
        onReply={reply}
        finalFocus={finalFocus}
        texts={ticketTexts}
      />
    </>
  )
}
