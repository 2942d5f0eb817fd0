import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type {
  CustomerWebhook,
  CustomerWebhookChange,
  CustomerWebhookRequest,
  WebhookDelivery,
} from '#contracts/customer-webhooks.ts'
import type { SecretResult } from '#ds/account/ApiTokens/index.ts'
import type { WebhookLogFilter } from '#ds/account/Webhooks/index.ts'
import * as webhooksArea from '#ds/texts/webhooks.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { isGone } from '#site/hooks/use-api-tokens.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often an open log is loaded again, in milliseconds. */
const LOG_INTERVAL = 2000

/** The customer's webhooks, newest first, the log of one of them, and what can be done about them. */
export function useWebhooks() {
  const { webhookToasts } = useTexts(webhooksArea)
  const { mutate } = useSWRConfig()
  const [webhookId, setWebhookId] = useState<string | null>(null)
  const [filter, setFilter] = useState<WebhookLogFilter>('all')
  const webhooks = useQuery(paths.webhooks)
  const logPath = webhookId === null ? null : paths.deliveries(webhookId, filter)
  const deliveries = useQuery(logPath, { refreshInterval: LOG_INTERVAL })
  const change = (next: (known: CustomerWebhook[]) => CustomerWebhook[]) =>
    void mutate<CustomerWebhook[]>(paths.webhooks, (known) => known && next(known), { revalidate: false })
  const replace = (webhook: CustomerWebhook) =>
    change((known) => known.map((one) => (one.id === webhook.id ? webhook : one)))

  // The secret is in no state and no cache: it is given to the dialog that shows it, and to nothing else.
  const secret = useRef('')
  const add = useMutation({
    call: (body: CustomerWebhookRequest) => request('POST /api/account/webhooks', { body }),
    onSuccess(response) {
      secret.current = response.secret
      change((known) => [response.webhook, ...known])
    },
  })
  const renew = useMutation({
    call: ({ id }: CustomerWebhook) => request(`POST /api/account/webhooks/${id}/secret`),
    onSuccess(response) {
      secret.current = response.secret
      replace(response.webhook)
    },
  })
  const withSecret = async (result: ReturnType<typeof add>): Promise<SecretResult> => {
    const done = await result
    return done.ok ? { ok: true, secret: secret.current } : done
  }
  const changeOne = useMutation({
    call: ({ id, body }: { id: string; body: CustomerWebhookChange }) =>
      request(`PATCH /api/account/webhooks/${id}`, { body }),
    onSuccess: ({ webhook }) => replace(webhook),
  })
  const onRemove = useMutation({
    async call({ id }: CustomerWebhook) {
      await request(`DELETE /api/account/webhooks/${id}`).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess(_, { id }) {
      setWebhookId((open) => (open === id ? null : open))
      change((known) => known.filter((one) => one.id !== id))
    },
    toasts: { done: { title: webhookToasts.removed, tone: 'neutral' } },
  })
  const loadLog = () => void mutate((key) => typeof key === 'string' && key.includes('/deliveries'))
  const onTest = useMutation({
    call: ({ id }: CustomerWebhook) => request(`POST /api/account/webhooks/${id}/test`),
    onSuccess: loadLog,
    toasts: { done: { title: webhookToasts.tested, tone: 'positive' } },
  })
  const onReplay = useMutation({
    call: ({ id }: WebhookDelivery) => request(`POST /api/account/webhook-deliveries/${id}/replay`),
    onSuccess: loadLog,
    toasts: { done: { title: webhookToasts.replayed, tone: 'neutral' } },
  })
  return {
    webhooks: toResource(webhooks),
    onAdd: (body: CustomerWebhookRequest) => withSecret(add(body)),
    onEdit: ({ id }: CustomerWebhook, body: CustomerWebhookChange) => changeOne({ id, body }),
    onRemove,
    onRenewSecret: (webhook: CustomerWebhook) => withSecret(renew(webhook)),
    onTest,
    log: { webhookId, deliveries: toResource(deliveries), filter, onFilterChange: setFilter, onReplay },
    onLogChange(next: string | null) {
      setFilter('all')
      setWebhookId(next)
    },
  }
}
