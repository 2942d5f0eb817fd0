import * as v from 'valibot'
import { ATTACHMENT_BYTES_MAX } from '#contracts/rules/ticket-limits.ts'
import { attachmentQuerySchema, attachmentResponseSchema } from '#contracts/ticket-attachments.ts'
import { idSchema } from '#contracts/values.ts'
import { type Call, type Policy, type RouteResponse, route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { invalidField } from '#server/platform/problems.ts'
import type { Attachments, Uploader } from './attachments-service.ts'
import { refusals } from './refusals.ts'

const ticketParams = v.object({ ticketId: idSchema })
const fileParams = v.object({ ticketId: idSchema, attachmentId: idSchema })

/** The request headers of an upload. */
const uploadHeaders = {
  ...idempotencyKey,
  'X-File-Name': "The file's name, percent-encoded UTF-8. Without it the file is called `file`.",
}

/** What an upload may be refused with. */
const uploadRefusals = [
  'not_found',
  'idempotency_mismatch',
  refusals.file_type_refused,
  refusals.file_infected,
  refusals.scan_unavailable,
  refusals.message_has_enough_files,
  refusals.too_many_bytes,
] as const

const nameMessages = {
  vi: 'X-File-Name phải được mã hóa phần trăm theo UTF-8',
  en: 'X-File-Name must be percent-encoded UTF-8',
  zh: 'X-File-Name 必须为百分号编码的 UTF-8',
}

function fileName(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? 'file')
  } catch {
    throw invalidField('X-File-Name', nameMessages)
  }
}

type UploadCall = Pick<
  Call<Policy, { ticketId: string }, { messageId?: string | undefined }, unknown>,
  'params' | 'query' | 'upload' | 'header'
>

async function upload(attachments: Attachments, uploader: Uploader, call: UploadCall): Promise<RouteResponse> {
  const { result, repeated } = await attachments.add(uploader, call.params.ticketId, {
    name: fileName(call.header('x-file-name')),
    body: call.upload,
    messageId: call.query.messageId,
    key: call.header('idempotency-key'),
  })
  return { status: 201, body: { attachment: result }, headers: replayedHeader(repeated) }
}

/** A name in a header, for programs that read only ASCII and for those that read all of it (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Always saved, never shown in place, whatever it is: the policy of every response allows it nothing, and its type is not guessed. */
async function download(attachments: Attachments, uploader: Uploader, ticketId: string, id: string) {
  const { file, body } = await attachments.read(uploader, ticketId, id)
  const headers = { 'content-disposition': disposition(file.name), 'content-length': String(file.size) }
  return { status: 200, body, headers }
}

const shared = { language: 'vi', bodyLimit: ATTACHMENT_BYTES_MAX } as const
const messageQuery = attachmentQuerySchema

/** Files of tickets, for the people of a ticket: its customer, and admins. */
export const attachmentsRoutes = ({ attachments }: { attachments: Attachments }) => [
  route({
    ...shared,
    method: 'POST',
    path: '/api/support/tickets/item/:ticketId/attachments',
    summary: "Adds a file to one of the customer's tickets: the body is the file",
    scope: 'support:write',
    policy: 'customer',
    callsPerMinute: 30,
    params: ticketParams,
    query: messageQuery,
    body: 'file',
    responses: { 201: attachmentResponseSchema },
    requestHeaders: uploadHeaders,
    refusals: uploadRefusals,
    handle: (call) => upload(attachments, { session: call.session, role: 'customer' }, call),
  }),
  route({
    method: 'GET',
    path: '/api/support/tickets/item/:ticketId/attachments/:attachmentId',
    summary: "Downloads a file of one of the customer's tickets",
    scope: 'support:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params: fileParams,
    responses: { 200: 'application/octet-stream' },
    refusals: ['not_found'],
    handle: ({ session, params }) =>
      download(attachments, { session, role: 'customer' }, params.ticketId, params.attachmentId),
  }),
  route({
    method: 'DELETE',
    path: '/api/support/tickets/item/:ticketId/attachments/:attachmentId',
    summary: 'Removes a file that no message has named yet',
    scope: 'support:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    params: fileParams,
    responses: { 204: null },
    refusals: ['not_found'],
    async handle({ session, params }) {
      await attachments.remove({ session, role: 'customer' }, params.ticketId, params.attachmentId)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/attachments',
    summary: 'Adds a file to a ticket: the body is the file',
    policy: 'admin',
    callsPerMinute: 60,
    params: ticketParams,
    query: messageQuery,
    body: 'file',
    responses: { 201: attachmentResponseSchema },
    requestHeaders: uploadHeaders,
    refusals: uploadRefusals,
    handle: (call) => upload(attachments, { session: call.session, role: 'admin' }, call),
  }),
  route({
    method: 'GET',
    path: '/api/admin/tickets/:ticketId/attachments/:attachmentId',
    summary: 'Downloads a file of a ticket',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: fileParams,
    responses: { 200: 'application/octet-stream' },
    refusals: ['not_found'],
    handle: ({ session, params }) =>
      download(attachments, { session, role: 'admin' }, params.ticketId, params.attachmentId),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/tickets/:ticketId/attachments/:attachmentId',
    summary: "Removes a file of the admin's own that no message has named yet",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: fileParams,
    responses: { 204: null },
    refusals: ['not_found'],
    async handle({ session, params }) {
      await attachments.remove({ session, role: 'admin' }, params.ticketId, params.attachmentId)
      return { status: 204 }
    },
  }),
]
