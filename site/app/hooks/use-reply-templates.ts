import useSWR from 'swr'
import type { NewReplyTemplate, ReplyTemplate } from '#contracts/reply-templates.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useResultOf } from '#site/hooks/use-result-of.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const TEMPLATES = '/api/admin/reply-templates'

interface ReplyTemplatesOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** Whether something shows them. */
  enabled: boolean
}

/** The texts for replies, the changes of them, and what one says in a ticket. */
export function useReplyTemplates({ token, enabled }: ReplyTemplatesOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const templates = useSWR<ReplyTemplate[], Error>(token && enabled ? [TEMPLATES, token] : null, {
    revalidateIfStale: true,
  })
  const sendNew = useSendOnce((body: NewReplyTemplate, idempotencyKey) =>
    request(`POST ${TEMPLATES}`, { body, token, idempotencyKey }),
  )
  const shared = {
    onSuccess: () => void templates.mutate(),
    toasts: { done: { title: toastTexts.updated, tone: 'positive' } },
    remedies: changeRemedies,
  } as const
  const add = useMutation({ ...shared, call: sendNew })
  const change = useMutation({
    ...shared,
    call: ({ id, template }: { id: string; template: NewReplyTemplate }) =>
      request(`PATCH ${TEMPLATES}/${id}`, { body: template, token }),
  })
  const remove = useMutation({
    ...shared,
    call: (id: string) => request(`DELETE ${TEMPLATES}/${id}`, { token }),
  })
  const fill = useResultOf({
    call: ({ id, ticketId }: { id: string; ticketId: string }) =>
      request(`POST ${TEMPLATES}/${id}/fill`, { body: { ticketId }, token }),
  })
  return {
    templates: toResource(templates),
    onAdd: add,
    onChange: (id: string, template: NewReplyTemplate) => change({ id, template }),
    onRemove: remove,
    fill: (id: string, ticketId: string) => fill({ id, ticketId }),
  }
}
