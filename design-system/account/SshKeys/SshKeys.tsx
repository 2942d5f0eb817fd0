import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SshKey, SshKeyRequest } from '#contracts/ssh-keys.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { AddSshKeyDialog } from './AddSshKeyDialog.tsx'
import * as css from './SshKeys.css.ts'
import type { SshKeysTexts } from './ssh-keys-texts.ts'

export interface SshKeysProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  sshKeys: Resource<readonly SshKey[]>
  /** Adds a key. */
  onAdd: (key: SshKeyRequest) => Promise<SubmitResult>
  /** Deletes a key. */
  onRemove: (key: SshKey) => Promise<SubmitResult>
  texts: SshKeysTexts
}

/**
 * The public keys of an account, which new machines can accept: added in a dialog, and deleted after a question. A private key is recognised as it
 * is pasted, and never sent. A fingerprint is never cut off, since it is compared letter by letter.
 */
export function SshKeys({ sshKeys, onAdd, onRemove, texts, ...rest }: SshKeysProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [toRemove, setToRemove] = useState<SshKey | null>(null)
  const isEmpty = sshKeys.status === 'ready' && sshKeys.data.length === 0
  const add = (
    <Button tone="neutral" emphasis="outline" icon={Plus} onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Stack data-component="SshKeys" space="md" {...rest}>
      <PanelHeader title={texts.title} action={!isEmpty && add} />
      <ResourceList
        label={texts.title}
        resource={sshKeys}
        itemKey={({ id }) => id}
        renderItem={(sshKey) => <SshKeyRow sshKey={sshKey} onRemove={() => setToRemove(sshKey)} texts={texts} />}
        errorTitle={texts.errorTitle}
        empty={
          <EmptyState icon={KeyRound} title={texts.emptyTitle} description={texts.emptyDescription} action={add} />
        }
      />
      <AddSshKeyDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onSubmit={async (request) => {
          const result = await onAdd(request)
          if (result.ok) setIsAdding(false)
          return result
        }}
        texts={texts.addDialog}
      />
      <RemoveDialog sshKey={toRemove} onClosed={() => setToRemove(null)} onRemove={onRemove} texts={texts} />
    </Stack>
  )
}

interface SshKeyRowProps {
  sshKey: SshKey
  onRemove: () => void
  texts: SshKeysTexts
}

function SshKeyRow({ sshKey, onRemove, texts }: SshKeyRowProps) {
  const { date } = useFormats()
  const { name, type, fingerprint, createdAt } = sshKey
  return (
    <div className={css.row}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.fingerprint}>{fingerprint}</span>
        <span className={css.details}>
          {type}, {texts.added(date(createdAt))}
        </span>
      </div>
      <Button
        tone="neutral"
        emphasis="ghost"
        size="small"
        icon={Trash2}
        aria-label={texts.removeNamed(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </div>
  )
}

interface RemoveDialogProps {
  /** Null while the dialog is closed. */
  sshKey: SshKey | null
  onClosed: () => void
  onRemove: (key: SshKey) => Promise<SubmitResult>
  texts: SshKeysTexts
}

function RemoveDialog({ sshKey, onClosed, onRemove, texts }: RemoveDialogProps) {
  const { pending, error, run, clearError } = useAction()
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState(sshKey)
  if (sshKey && sshKey !== shown) setShown(sshKey)
  const close = () => {
    if (pending) return
    clearError()
    onClosed()
  }
  const remove = async () => {
    if (sshKey && (await run(() => onRemove(sshKey)))) onClosed()
  }
  return (
    <Dialog
      open={sshKey !== null}
      onOpenChange={(next) => !next && close()}
      heading={texts.removeHeading(shown?.name ?? '')}
      description={texts.removeDescription}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.keep}
          </Button>
          <Button tone="critical" pending={pending} onClick={() => void remove()}>
            {pending ? texts.removing : texts.removeConfirm}
          </Button>
        </>
      }
    >
      {error === undefined ? (
        <span className={css.fingerprint}>{shown?.fingerprint}</span>
      ) : (
        <Notice tone="critical" title={texts.removeFailed} role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
