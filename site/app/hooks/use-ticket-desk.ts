import { useNavigate } from 'react-router'
import useSWR, { useSWRConfig } from 'swr'
import type { AdminUsers, AdminVpsList } from '#contracts/admin.ts'
import type { DeskChange, DeskChanged, DeskTicket, InboxRows, ListedAgent } from '#contracts/ticket-desk.ts'
import type { CustomerOverview } from '#ds/admin/TicketDesk/index.ts'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import type { UndoControls } from '#ds/components/feedback/UndoToast/index.ts'
import type { Reply, Upload } from '#ds/domain/ReplyBox/index.ts'
import { statusLooks } from '#ds/domain/StatusBadge/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import { saveFile } from '#site/api/save-file.ts'
import { uploadFile } from '#site/api/upload.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { deskHref } from '#site/hooks/use-tab.ts'
import { adminSession } from '#site/session/admin-session.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'
import { useDraft } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the open ticket is read again, should the stream of events be interrupted. */
const REPLIES_MS = 15_000
const TICKETS = '/api/admin/tickets'
/** Where the desk leads back to. */
const INBOX_HREF = '/admin?tab=support'
const TEMPLATES_HREF = '/admin?tab=support&view=templates'

export interface TicketDeskOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The ticket that is open; without one nothing is requested. */
  ticketId: string | undefined
  /** Where changes of a status are offered to be undone. */
  undo: UndoControls
}

interface DeskEdit {
  id: string
  change: DeskChange
}

/** One ticket at work, with the record of its customer, and the mutations of the desk. */
export function useTicketDesk({ token, ticketId, undo }: TicketDeskOptions) {
  const { supportAdminTexts: texts } = useTexts(supportAdminArea)
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const toast = useToast()
  const onCallError = useOnCallError()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const at = <Path extends string>(path: Path) => (token && ticketId ? ([path, token] as const) : null)
  const thread = useSWR<DeskTicket, Error>(at(`${TICKETS}/${ticketId}`), {
    refreshInterval: REPLIES_MS,
    // The customer may have replied since it was open the last time.
    revalidateIfStale: true,
  })
  const agents = useSWR<ListedAgent[], Error>(at('/api/admin/support/agents'))
  // The lists of the back-office find what belongs to an address.
  const email = thread.data?.customer.email
  const ofCustomer = (path: string) =>
    email === undefined ? null : at(`/api/admin/${path}?q=${encodeURIComponent(email)}`)
  const kept = { keepPreviousData: true, revalidateIfStale: true }
  const users = useSWR<AdminUsers, Error>(ofCustomer('users'), kept)
  const machines = useSWR<AdminVpsList, Error>(ofCustomer('vps'), kept)
  const tickets = useSWR<InboxRows, Error>(ofCustomer('tickets'), kept)

  /** Loads the lists again that the change of a ticket is in: those that are not shown when they are opened. */
  const reload = (except?: string) => {
    const isOfTickets = (path: string) => path.startsWith(TICKETS) || path === '/api/admin/stats'
    void mutate((key) => Array.isArray(key) && isOfTickets(String(key[0])) && key[0] !== except, undefined)
  }
  const show = (id: string, change: (known: DeskTicket) => DeskTicket) => {
    void mutate<DeskTicket>([`${TICKETS}/${id}`, token], (known) => known && change(known), { revalidate: false })
    reload(`${TICKETS}/${id}`)
  }
  const showChanged = ({ ticket, desk }: DeskChanged) => show(ticket.id, (known) => ({ ...known, ticket, desk }))

  const edit = useMutation({
    call: ({ id, change }: DeskEdit) => request(`PATCH /api/admin/tickets/${id}`, { body: change, token }),
    onSuccess: showChanged,
    remedies: changeRemedies,
  })
  const change = (changed: DeskChange) => {
    const id = ticketId ?? ''
    const sent = edit({ id, change: changed })
    const { status } = changed
    const ticket = thread.data?.ticket
    if (status !== undefined && ticket) {
      undo.offer({
        sent,
        title: toastTexts.updated,
        description: texts.statusChanged(ticket.subject, texts.desk.statuses[status]),
        icon: statusLooks[status].icon,
        onUndo: () => edit({ id, change: { status: ticket.status } }),
      })
    }
    return sent
  }
  const merge = useMutation({
    call: ({ id, intoId }: { id: string; intoId: string }) =>
      request(`POST /api/admin/tickets/${id}/merge`, { body: { intoId }, token }),
    onSuccess({ ticket }) {
      reload()
      void navigate(deskHref(ticket.id))
    },
    toasts: { done: { title: toastTexts.updated, tone: 'positive' } },
    remedies: changeRemedies,
  })

  const [draft, setDraft] = useDraft(adminSession.get()?.admin.email ?? '', `ticket ${ticketId ?? ''}`)
  const sendReply = useSendOnce(
    ({ id, internal, ...reply }: Reply & { id: string; internal: boolean }, idempotencyKey) =>
      request(`POST /api/admin/tickets/${id}/messages`, {
        body: { body: reply.body, attachmentIds: [...reply.attachmentIds], ...(internal && { internal }) },
        token,
        idempotencyKey,
      }),
  )
  const reply = useMutation({
    call: sendReply,
    onSuccess({ ticket, message }, { id }) {
      show(id, (known) => ({
        ...known,
        ticket,
        messages: [...known.messages.filter((one) => one.id !== message.id), message],
        waitingFiles: [],
      }))
      // A first reply stops the clock.
      void thread.mutate()
    },
    remedies: changeRemedies,
  })
  const files = `${TICKETS}/${ticketId}/attachments` as const
  const upload: Upload = async (file, options) => {
    try {
      const { attachment } = await uploadFile(files, file, { ...options, token })
      return { ok: true, id: attachment.id }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!options.signal.aborted) onCallError(error, error.message)
      return { ok: false, message: error.detail }
    }
  }

  const customer = joined(email, users, machines, tickets)
  return {
    ticket: toResource(thread),
    agents: toResource(agents),
    customer,
    backHref: INBOX_HREF,
    hrefOf: deskHref,
    onChange: change,
    onMerge: (intoId: string) => merge({ id: ticketId ?? '', intoId }),
    draft,
    onDraftChange: setDraft,
    onReply: (sent: Reply) => reply({ id: ticketId ?? '', internal: false, ...sent }),
    onNote: (sent: Reply) => reply({ id: ticketId ?? '', internal: true, ...sent }),
    templatesHref: TEMPLATES_HREF,
    onUpload: upload,
    /** Nothing is lost if this fails: a file that no message names is deleted after a day. */
    onRemoveFile: (id: string) =>
      void request(`DELETE /api/admin/tickets/${ticketId ?? ''}/attachments/${id}`, { token }).catch(() => undefined),
    onDownload: ({ id, name }: { id: string; name: string }) =>
      void saveFile(`${files}/${id}`, { name, token }).then(
        (isSaved) => isSaved || toast.show({ title: texts.desk.downloadFailed, tone: 'critical' }),
      ),
  }
}

type Loaded<Data> = Parameters<typeof toResource<Data>>[0]

/** What the three lists have of exactly this customer; a failure of one of them is the failure of the record. */
function joined(
  email: string | undefined,
  users: Loaded<AdminUsers>,
  machines: Loaded<AdminVpsList>,
  tickets: Loaded<InboxRows>,
): Resource<CustomerOverview> {
  const failed = [users, machines, tickets].find(({ error }) => error)
  const data =
    users.data && machines.data && tickets.data
      ? {
          user: users.data.users.find((user) => user.email === email) ?? null,
          machines: machines.data.vpsInstances.filter(({ user }) => user.email === email),
          tickets: tickets.data.tickets.filter(({ user }) => user.email === email),
        }
      : undefined
  const mutate = () => Promise.all([users, machines, tickets].filter(({ error }) => error).map((one) => one.mutate()))
  return toResource({
    data,
    error: failed?.error,
    mutate: mutate as unknown as Loaded<CustomerOverview>['mutate'],
  })
}
