import type { Upload } from '#ds/domain/ReplyBox/index.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { uploadFile } from '#site/api/upload.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'

/** The address of a file of a ticket. */
export const fileHref = (ticketId: string, fileId: string) =>
  `${paths.thread(ticketId)}/attachments/${encodeURIComponent(fileId)}`

/** Sends files to a ticket of the customer, and takes those away that no message has. */
export function useTicketFiles(ticketId: string) {
  const onCallError = useOnCallError()
  const onUpload: Upload = async (file, options) => {
    try {
      const { attachment } = await uploadFile(`${paths.thread(ticketId)}/attachments`, file, options)
      return { ok: true, id: attachment.id }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!options.signal.aborted) onCallError(error, error.message)
      return { ok: false, message: error.detail }
    }
  }
  return {
    onUpload,
    onRemoveFile: (id: string) => {
      // The server removes a file that no message names after a day.
      request(`DELETE ${paths.thread(ticketId)}/attachments/${id}`).catch(() => undefined)
    },
  }
}
