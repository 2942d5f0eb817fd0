import { type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react'
import { SSH_KEY_MAX, SSH_KEY_NAME_MAX } from '#contracts/rules/limits.ts'
import { hasPrivateKey } from '#contracts/rules/private-key.ts'
import type { SshKeyRequest } from '#contracts/ssh-keys.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
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
  const formId = useId()
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
  const otherError = keyError === undefined && nameError === undefined ? error : undefined

  const reset = () => {
    setPublicKey('')
    setName('')
    setWasSubmitted(false)
    clearError()
  }
  const close = () => {
    if (pending) return
    reset()
    onOpenChange(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Of this form only: the dialog may have been opened from another one.
    event.stopPropagation()
    setWasSubmitted(true)
    if (pending || isPrivate || publicKey.trim() === '') return
    const trimmed = name.trim()
    if (await run(() => onSubmit({ publicKey, ...(trimmed !== '' && { name: trimmed }) }))) reset()
  }

  return (
    <Dialog
      data-component="AddSshKeyDialog"
      {...rest}
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {pending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit}>
        <Stack space="lg">
          {otherError !== undefined && (
            <Notice tone="critical" title={texts.failureTitle} role="alert">
              {otherError}
            </Notice>
          )}
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
        </Stack>
      </form>
    </Dialog>
  )
}
