import { useState } from 'react'
import type { Passkey } from '#contracts/passkeys.ts'
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { PasskeysTexts } from './passkeys-texts.ts'

interface AddPasskeyDialogProps {
  open: boolean
  onClosed: () => void
  onSubmit: (values: { name?: string; password: string }) => Promise<SubmitResult>
  texts: PasskeysTexts['addDialog']
}

/** Asks for a name and the password, and then lets the browser ask for the passkey. */
export function AddPasskeyDialog({ open, onClosed, onSubmit, texts }: AddPasskeyDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const isMissing = wasChecked && password === ''
  const passwordError = isMissing ? texts.passwordMissing : fieldErrorAt(fieldErrors, 'password')
  const nameError = fieldErrorAt(fieldErrors, 'name')
  const close = () => {
    setName('')
    setPassword('')
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    if (password === '') return
    const trimmed = name.trim()
    if (await run(() => onSubmit({ password, ...(trimmed !== '' && { name: trimmed }) }))) close()
  }
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={passwordError === undefined && nameError === undefined ? error : undefined}
      texts={texts}
    >
      <Stack space="md">
        <Field label={texts.name} description={texts.nameHint} error={nameError} optional>
          <Input
            value={name}
            readOnly={pending}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={texts.password} error={passwordError} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            readOnly={pending}
            maxLength={PASSWORD_MAX}
            onChange={(event) => {
              setPassword(event.target.value)
              clearError()
            }}
          />
        </Field>
      </Stack>
    </FormDialog>
  )
}

interface RenamePasskeyDialogProps {
  /** Null while the dialog is closed. */
  passkey: Passkey | null
  onClosed: () => void
  onSubmit: (values: { id: string; name: string }) => Promise<SubmitResult>
  texts: PasskeysTexts['renameDialog']
}

/** Names a passkey. */
export function RenamePasskeyDialog({ passkey, onClosed, onSubmit, texts }: RenamePasskeyDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const [name, setName] = useState(passkey?.name ?? '')
  const [wasChecked, setWasChecked] = useState(false)
  const trimmed = name.trim()
  const submit = async () => {
    setWasChecked(true)
    if (passkey && trimmed !== '' && (await run(() => onSubmit({ id: passkey.id, name: trimmed })))) onClosed()
  }
  return (
    <FormDialog
      open={passkey !== null}
      space="lg"
      onOpenChange={onClosed}
      onSubmit={submit}
      pending={pending}
      error={error}
      texts={texts}
    >
      <Field label={texts.name} error={wasChecked && trimmed === '' ? texts.nameMissing : undefined} required>
        <Input
          value={name}
          readOnly={pending}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            clearError()
          }}
        />
      </Field>
    </FormDialog>
  )
}

interface RemovePasskeyDialogProps {
  /** Null while the dialog is closed. */
  passkey: Passkey | null
  onClosed: () => void
  onSubmit: (passkey: Passkey) => Promise<SubmitResult>
  headingOf: (name: string) => string
  texts: PasskeysTexts['removeDialog']
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkey, onClosed, onSubmit, headingOf, texts }: RemovePasskeyDialogProps) {
  const { pending, error, run, clearError } = useAction()
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState(passkey)
  if (passkey && passkey !== shown) setShown(passkey)
  const close = () => {
    clearError()
    onClosed()
  }
  const submit = async () => {
    if (passkey && (await run(() => onSubmit(passkey)))) close()
  }
  return (
    <FormDialog
      open={passkey !== null}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      tone="critical"
      texts={{ ...texts, heading: headingOf(shown?.name ?? '') }}
    >
      {null}
    </FormDialog>
  )
}
