import type { Ticket, TicketDetails, TicketRequest, TicketResponse } from '#contracts/tickets.ts'
import type { NewTicket, TicketFile } from '#ds/account/TicketDialog/index.ts'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { uploadFile } from '#site/api/upload.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface NewTicketOptions {
  /** Called with the ticket that has been made. */
  onChanged: (response: TicketResponse) => void
  /** Called once its files have been sent, too: its dialog can close. */
  onCreated: (ticket: Ticket) => void
}

/** Sends the files of a new ticket to its first message, and returns the names of those that failed. */
async function sendFiles(ticketId: string, files: readonly TicketFile[]): Promise<string[]> {
  if (files.length === 0) return []
  const path = paths.thread(ticketId)
  try {
    const { messages }: TicketDetails = await request(`GET ${path}` as 'GET /api/support/tickets/item/:ticketId')
    const query = new URLSearchParams({ messageId: messages[0]?.id ?? '' })
    const results = await Promise.allSettled(
      files.map(({ file, onProgress }) => uploadFile(`${path}/attachments?${query}`, file, { onProgress })),
    )
    return files.flatMap(({ file }, index) => (results[index]?.status === 'rejected' ? [file.name] : []))
  } catch {
    return files.map(({ file }) => file.name)
  }
}

/** Returns the function that makes a ticket with its files; repeated clicks make only one. A file that fails does not undo the ticket, and is named. */
export function useNewTicket({ onChanged, onCreated }: NewTicketOptions) {
  const { remedies } = useTexts(remediesArea)
  const { ticketTexts } = useTexts(ticketsArea)
  const { list } = useFormats()
  const toast = useToast()
  const sendTicket = useSendOnce((body: TicketRequest, idempotencyKey) =>
    request('POST /api/support/tickets', { body, idempotencyKey }),
  )
  const create = useMutation({
    call: async ({
      ticket: { vpsId, transactionId, ...ticket },
      files,
    }: {
      ticket: NewTicket
      files: readonly TicketFile[]
    }) => {
      const response = await sendTicket({
        ...ticket,
        ...(vpsId !== '' && { vpsId }),
        ...(transactionId !== '' && { transactionId }),
      })
      return { ...response, failed: await sendFiles(response.ticket.id, files) }
    },
    onSuccess({ ticket, failed }) {
      onChanged({ ticket })
      onCreated(ticket)
      if (failed.length > 0)
        toast.show({
          title: ticketTexts.filesMissing,
          description: ticketTexts.filesMissingDetail(list(failed)),
          tone: 'critical',
        })
    },
    toasts: {
      done: ({ ticket: { number }, failed }) =>
        failed.length > 0
          ? undefined
          : {
              title: ticketTexts.created,
              ...(number !== null && { description: ticketTexts.createdDetail(number) }),
              tone: 'positive',
            },
    },
    remedies,
  })
  return (ticket: NewTicket, files: readonly TicketFile[]) => create({ ticket, files })
}
