import { CircleCheck, CircleX, Clock, RotateCw } from 'lucide-react'
import type { WebhookDelivery } from '#contracts/customer-webhooks.ts'
import { type DeliveryState, WEBHOOK_TEST } from '#contracts/rules/webhook-events.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './Webhooks.css.ts'
import type { WebhookLogTexts } from './webhooks-texts.ts'

/** Which messages a log shows. */
export type WebhookLogFilter = 'all' | 'failed'

export interface WebhookLogProps {
  /** The address of the webhook. */
  url: string
  /** Newest first. */
  deliveries: Resource<readonly WebhookDelivery[]>
  filter: WebhookLogFilter
  onFilterChange: (filter: WebhookLogFilter) => void
  onReplay: (delivery: WebhookDelivery) => Promise<SubmitResult>
  /** Called with `false` by the button that closes it. */
  onOpenChange: (open: boolean) => void
  /** The current time, ISO 8601. */
  now: string
  texts: WebhookLogTexts
}

const looks = {
  pending: { tone: 'neutral', icon: Clock },
  delivered: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'critical', icon: CircleX },
} as const satisfies Record<DeliveryState, Pick<BadgeProps, 'tone' | 'icon'>>

/** What was sent to a webhook, and what it responded; each message can be sent again. */
export function WebhookLog({
  url,
  deliveries,
  filter,
  onFilterChange,
  onReplay,
  onOpenChange,
  now,
  texts,
}: WebhookLogProps) {
  const { pendingKeys, error, run } = useAction()
  const isFiltered = filter === 'failed'
  return (
    <Stack space="md">
      <PanelHeader
        title={texts.title(url)}
        action={
          <Button tone="neutral" emphasis="ghost" size="small" onClick={() => onOpenChange(false)}>
            {texts.close}
          </Button>
        }
      />
      <Field label={texts.filter} className={css.filter}>
        <Select
          value={filter}
          onChange={({ target }) => onFilterChange(target.value === 'failed' ? 'failed' : 'all')}
          options={[
            { value: 'all', label: texts.all },
            { value: 'failed', label: texts.failedOnly },
          ]}
        />
      </Field>
      {error !== undefined && (
        <Notice tone="critical" title={texts.replayFailed} role="alert">
          {error}
        </Notice>
      )}
      <ResourceList
        label={texts.title(url)}
        resource={deliveries}
        itemKey={({ id }) => id}
        renderItem={(delivery) => (
          <Delivery
            delivery={delivery}
            now={now}
            pending={pendingKeys.has(delivery.id)}
            onReplay={() => void run(() => onReplay(delivery), delivery.id)}
            texts={texts}
          />
        )}
        errorTitle={texts.errorTitle}
        empty={
          <EmptyState
            icon={Clock}
            title={isFiltered ? texts.noneFailed : texts.emptyTitle}
            {...(!isFiltered && { description: texts.emptyDescription })}
          />
        }
      />
    </Stack>
  )
}

interface DeliveryProps {
  delivery: WebhookDelivery
  now: string
  pending: boolean
  onReplay: () => void
  texts: WebhookLogTexts
}

function Delivery({ delivery, now, pending, onReplay, texts }: DeliveryProps) {
  const { shortDateTime } = useFormats()
  const { event, state, request, response, createdAt, nextAttemptAt } = delivery
  return (
    <details>
      <summary className={css.summary}>
        <span className={css.words}>
          <span className={css.title}>
            {event === WEBHOOK_TEST ? texts.test[event] : <code translate="no">{event}</code>}
          </span>
          <span className={css.details}>
            {[shortDateTime(createdAt, now), resultOf(delivery, texts)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Badge {...looks[state]}>{texts.states[state]}</Badge>
      </summary>
      <div className={css.opened}>
        {nextAttemptAt !== null && delivery.attempts > 0 && (
          <Text size="small" tone="secondary">
            {texts.nextAttempt(shortDateTime(nextAttemptAt, now))}
          </Text>
        )}
        <Body label={texts.request}>{request}</Body>
        {response === null ? (
          <Text size="small" tone="secondary">
            {texts.noResponse}
          </Text>
        ) : (
          <Body label={texts.response}>{response}</Body>
        )}
        {state !== 'pending' && (
          <div>
            <Button tone="neutral" emphasis="outline" size="small" icon={RotateCw} pending={pending} onClick={onReplay}>
              {pending ? texts.replaying : texts.replay}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

/** What came of the last attempt, in words. */
function resultOf(
  { status, failure, duration, attempts }: WebhookDelivery,
  texts: WebhookLogTexts,
): string | undefined {
  const times = attempts > 1 ? ` · ${texts.attempts(attempts)}` : ''
  if (status !== null) return texts.responded(status, `${duration ?? 0} ms`) + times
  return failure === null ? undefined : texts.failures[failure] + times
}

function Body({ label, children }: { label: string; children: string }) {
  return (
    <Stack space="2xs">
      <Text size="small" weight="semibold">
        {label}
      </Text>
      <pre className={css.body} translate="no">
        {children}
      </pre>
    </Stack>
  )
}
