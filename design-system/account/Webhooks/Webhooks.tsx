import { Ellipsis, History, Pause, Pencil, Play, Plus, RefreshCw, Send, Trash2, Webhook } from 'lucide-react'
import { useState } from 'react'
import type { CustomerWebhook, CustomerWebhookChange, CustomerWebhookRequest } from '#contracts/customer-webhooks.ts'
import { WEBHOOK_FAILURES_MAX } from '#contracts/rules/limits.ts'
import type { SecretResult } from '#ds/account/ApiTokens/index.ts'
import { QuestionDialog } from '#ds/account/ApiTokens/QuestionDialog.tsx'
import { SecretOnce } from '#ds/account/ApiTokens/SecretOnce.tsx'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Menu, MenuItem, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookLog, type WebhookLogProps } from './WebhookLog.tsx'
import * as css from './Webhooks.css.ts'
import type { WebhookSecretTexts, WebhooksTexts } from './webhooks-texts.ts'

export interface WebhooksProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  webhooks: Resource<readonly CustomerWebhook[]>
  /** The current time, ISO 8601. */
  now: string
  /** Adds a webhook, and resolves with its secret, which is shown once. */
  onAdd: (request: CustomerWebhookRequest) => Promise<SecretResult>
  /** Changes the address or the events, pauses a webhook or resumes it. */
  onEdit: (webhook: CustomerWebhook, change: CustomerWebhookChange) => Promise<SubmitResult>
  onRemove: (webhook: CustomerWebhook) => Promise<SubmitResult>
  /** Gives a webhook a new secret, and resolves with it. */
  onRenewSecret: (webhook: CustomerWebhook) => Promise<SecretResult>
  /** Sends a test event; its result is in the log. */
  onTest: (webhook: CustomerWebhook) => Promise<SubmitResult>
  /** The log that is open; null for none. */
  log: Pick<WebhookLogProps, 'deliveries' | 'filter' | 'onFilterChange' | 'onReplay'> & { webhookId: string | null }
  /** Opens the log of a webhook; null closes it. */
  onLogChange: (webhookId: string | null) => void
  texts: WebhooksTexts
}

/** A secret that is shown, once; `isNew` for that of a new webhook. */
type ShownSecret = { secret: string; isNew: boolean }

/** The addresses that are told what happens: added and changed in a dialog, with a test, a log, and a new secret when it is time. */
export function Webhooks({
  webhooks,
  now,
  onAdd,
  onEdit,
  onRemove,
  onRenewSecret,
  onTest,
  log,
  onLogChange,
  texts,
  ...rest
}: WebhooksProps) {
  const [dialog, setDialog] = useState<{ webhook?: CustomerWebhook; opened: number } | null>(null)
  const [opened, setOpened] = useState(0)
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const [toRenew, setToRenew] = useState<CustomerWebhook | null>(null)
  const [toRemove, setToRemove] = useState<CustomerWebhook | null>(null)
  const { error, run } = useAction()
  const all = webhooks.status === 'ready' ? webhooks.data : []
  const logged = all.find(({ id }) => id === log.webhookId)

  const open = (webhook?: CustomerWebhook) => {
    setOpened(opened + 1)
    setDialog({ opened: opened + 1, ...(webhook && { webhook }) })
  }
  const submit = async (request: CustomerWebhookRequest): Promise<SubmitResult> => {
    const { webhook } = dialog ?? {}
    if (webhook) {
      const result = await onEdit(webhook, request)
      if (result.ok) setDialog(null)
      return result
    }
    const result = await onAdd(request)
    if (result.ok) {
      setDialog(null)
      setShown({ secret: result.secret, isNew: true })
    }
    return result
  }
  const renew = async (webhook: CustomerWebhook): Promise<SubmitResult> => {
    const result = await onRenewSecret(webhook)
    if (result.ok) setShown({ secret: result.secret, isNew: false })
    return result
  }
  const test = (webhook: CustomerWebhook) =>
    run(async () => {
      const result = await onTest(webhook)
      if (result.ok) onLogChange(webhook.id)
      return result
    }, webhook.id)

  const add = (
    <Button tone="neutral" emphasis="outline" icon={Plus} onClick={() => open()}>
      {texts.add}
    </Button>
  )
  return (
    <Stack data-component="Webhooks" space="md" {...rest}>
      <PanelHeader title={texts.title} action={webhooks.status === 'ready' && all.length === 0 ? undefined : add} />
      {error !== undefined && (
        <Notice tone="critical" title={texts.actionFailed} role="alert">
          {error}
        </Notice>
      )}
      <ResourceList
        label={texts.title}
        resource={webhooks}
        itemKey={({ id }) => id}
        renderItem={(webhook) => (
          <WebhookRow
            webhook={webhook}
            now={now}
            onLog={() => onLogChange(webhook.id)}
            onTest={() => void test(webhook)}
            onEdit={() => open(webhook)}
            onPausedChange={(paused) => void run(() => onEdit(webhook, { paused }), webhook.id)}
            onRenew={() => setToRenew(webhook)}
            onRemove={() => setToRemove(webhook)}
            texts={texts}
          />
        )}
        errorTitle={texts.errorTitle}
        empty={<EmptyState icon={Webhook} title={texts.emptyTitle} description={texts.emptyDescription} action={add} />}
      />
      {logged && (
        <WebhookLog
          {...log}
          url={logged.url}
          now={now}
          onOpenChange={(open) => !open && onLogChange(null)}
          texts={texts.logPanel}
        />
      )}
      <WebhookDialog
        key={opened}
        open={dialog !== null}
        onOpenChange={(next) => !next && setDialog(null)}
        webhook={dialog?.webhook}
        onSubmit={submit}
        texts={texts.dialog}
      />
      <SecretDialog shown={shown} onClosed={() => setShown(null)} texts={texts.secretDialog} />
      <QuestionDialog
        item={toRenew}
        nameOf={({ url }) => url}
        onClosed={() => setToRenew(null)}
        onConfirm={renew}
        texts={texts.renewDialog}
      />
      <QuestionDialog
        item={toRemove}
        nameOf={({ url }) => url}
        onClosed={() => setToRemove(null)}
        onConfirm={onRemove}
        texts={texts.removeDialog}
      />
    </Stack>
  )
}

interface WebhookRowProps {
  webhook: CustomerWebhook
  now: string
  onLog: () => void
  onTest: () => void
  onEdit: () => void
  onPausedChange: (paused: boolean) => void
  onRenew: () => void
  onRemove: () => void
  texts: WebhooksTexts
}

function WebhookRow({
  webhook,
  now,
  onLog,
  onTest,
  onEdit,
  onPausedChange,
  onRenew,
  onRemove,
  texts,
}: WebhookRowProps) {
  const { shortDateTime } = useFormats()
  const { url, events, paused, failuresInRow, previousSecretUntil } = webhook
  const isPausedByItself = paused && failuresInRow >= WEBHOOK_FAILURES_MAX
  return (
    <div className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <span className={css.title} translate="no">
            {url}
            {paused && (
              <Badge tone="caution" icon={Pause}>
                {texts.paused}
              </Badge>
            )}
          </span>
          <span className={css.details} translate="no">
            {events.join(' ')}
          </span>
          {previousSecretUntil !== null && (
            <span className={css.details}>{texts.previousSecret(shortDateTime(previousSecretUntil, now))}</span>
          )}
        </div>
        <div className={css.buttons}>
          <Button tone="neutral" emphasis="ghost" size="small" icon={History} onClick={onLog}>
            {texts.log}
          </Button>
          <Menu
            label={texts.menu(url)}
            trigger={
              <Button
                tone="neutral"
                emphasis="ghost"
                size="small"
                icon={Ellipsis}
                iconOnly
                aria-label={texts.menu(url)}
              />
            }
          >
            <MenuItem icon={Send} onSelect={onTest}>
              {texts.test}
            </MenuItem>
            <MenuItem icon={Pencil} onSelect={onEdit}>
              {texts.edit}
            </MenuItem>
            <MenuItem icon={paused ? Play : Pause} onSelect={() => onPausedChange(!paused)}>
              {paused ? texts.resume : texts.pause}
            </MenuItem>
            <MenuItem icon={RefreshCw} onSelect={onRenew}>
              {texts.renew}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} onSelect={onRemove}>
              {texts.remove}
            </MenuItem>
          </Menu>
        </div>
      </div>
      {isPausedByItself && (
        <Notice
          tone="caution"
          title={texts.pausedTitle}
          action={
            <Button tone="neutral" emphasis="outline" size="small" onClick={() => onPausedChange(false)}>
              {texts.resume}
            </Button>
          }
        >
          {texts.pausedDescription(failuresInRow)}
        </Notice>
      )}
    </div>
  )
}

interface SecretDialogProps {
  /** Null while the dialog is closed. */
  shown: ShownSecret | null
  onClosed: () => void
  texts: WebhookSecretTexts
}

function SecretDialog({ shown, onClosed, texts }: SecretDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(next) => !next && onClosed()}
      heading={texts.heading}
      {...(shown && !shown.isNew && { description: texts.renewedDescription })}
      footer={<Button onClick={onClosed}>{texts.close}</Button>}
    >
      {shown && <SecretOnce label={texts.secret} secret={shown.secret} texts={texts} />}
    </Dialog>
  )
}
