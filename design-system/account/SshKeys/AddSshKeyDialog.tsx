import { type ComponentPropsWithRef, useState } from 'react'
import { SSH_KEY_MAX, SSH_KEY_NAME_MAX } from '#contracts/rules/limits.ts'
import { hasPrivateKey } from '#contracts/rules/private-key.ts'
import type { SshKeyRequest } from '#contracts/ssh-keys.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { AddSshKeyTexts } from './ssh-keys-texts.ts'

export interface AddSshKeyDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Adds the key. On failure the message is shown and the typed values stay; on success the caller closes the dialog. */
  onSubmit: (key: SshKeyRequest) => Promise<SubmitResult>
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: AddSshKeyTexts
}

/** Adds a public key to the account. A private key is refused here, so that it is never sent. */
export function AddSshKeyDialog({ open, onOpenChange, onSubmit, texts, ...rest }: AddSshKeyDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [publicKey, setPublicKey] = useState('')
  const [name, setName] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)

  const isPrivate = hasPrivateKey(publicKey)
  const isMissing = wasSubmitted && publicKey.trim() === ''
  const keyError =
    (isPrivate ? texts.privateKey : undefined) ??
    (isMissing ? texts.publicKeyRequired : undefined) ??
    fieldErrorAt(fieldErrors, 'publicKey')
  const nameError = fieldErrorAt(fieldErrors, 'name')

  const reset = () => {
    setPublicKey('')
    setName('')
    setWasSubmitted(false)
    clearError()
  }
  const close = () => {
    reset()
    onOpenChange(false)
  }
  const submit = async () => {
    setWasSubmitted(true)
    if (isPrivate || publicKey.trim() === '') return
    const trimmed = name.trim()
    if (await run(() => onSubmit({ publicKey, ...(trimmed !== '' && { name: trimmed }) }))) reset()
  }

  return (
    <FormDialog
      data-component="AddSshKeyDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={keyError === undefined && nameError === undefined ? error : undefined}
      space="lg"
      texts={{ ...texts, pending: texts.submitting, failed: texts.failureTitle }}
    >
      <Field label={texts.publicKey} description={texts.publicKeyHint} error={keyError} required>
        <Textarea
          value={publicKey}
          onChange={(event) => {
            setPublicKey(event.target.value)
            clearError()
          }}
          readOnly={pending}
          maxLength={SSH_KEY_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.name} description={texts.nameHint} error={nameError} optional>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          readOnly={pending}
          maxLength={SSH_KEY_NAME_MAX}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  )
}
