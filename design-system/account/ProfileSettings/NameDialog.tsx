import { useState } from 'react'
import type { Edition } from '#contracts/languages.ts'
import { nameProblem } from '#contracts/rules/name-problem.ts'
import { fullName, type PersonName } from '#contracts/rules/person-name.ts'
import { splitName } from '#contracts/rules/split-name.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import type { ProfileSettingsTexts } from './profile-settings-texts.ts'

interface NameDialogProps {
  open: boolean
  onClosed: () => void
  name: PersonName
  edition: Edition
  onSubmit: (name: PersonName) => Promise<SubmitResult>
  texts: ProfileSettingsTexts['nameDialog']
}

/** Changes the name: one field, or two in the `mixed` edition, as at the registration. */
export function NameDialog({ open, onClosed, name, edition, onSubmit, texts }: NameDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [typed, setTyped] = useState({ full: fullName(name), ...name })
  const [wasChecked, setWasChecked] = useState(false)
  // The name is reset to its present value whenever the dialog opens.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped({ full: fullName(name), firstName: name.firstName, lastName: name.lastName })
  }
  const isOneName = edition !== 'mixed'
  const problemOf = (text: string, path: string) => {
    const tooShort = wasChecked && nameProblem(text) === 'tooShort' ? texts.tooShort : undefined
    return tooShort ?? fieldErrorAt(fieldErrors, path)
  }
  const close = () => {
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    const parts = isOneName ? [typed.full] : [typed.firstName, typed.lastName]
    if (parts.some((part) => nameProblem(part) === 'tooShort')) return
    const { firstName, lastName } = isOneName ? splitName(typed.full, edition) : typed
    if (await run(() => onSubmit({ firstName, lastName }))) close()
  }
  const fieldOf = (key: 'full' | 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <Field
      label={label}
      error={problemOf(typed[key], key === 'full' ? 'firstName' : key) ?? (key === 'full' && fieldErrors[0]?.message)}
      optional
    >
      <Input
        value={typed[key]}
        readOnly={pending}
        autoComplete={autoComplete}
        onChange={(event) => {
          setTyped({ ...typed, [key]: event.target.value })
          clearError()
        }}
      />
    </Field>
  )
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={fieldErrors.length > 0 ? undefined : error}
      texts={texts}
    >
      {isOneName ? (
        fieldOf('full', texts.fullName, 'name')
      ) : (
        <Grid columns={{ base: 1, medium: 2 }} align="start">
          {fieldOf('firstName', texts.firstName, 'given-name')}
          {fieldOf('lastName', texts.lastName, 'family-name')}
        </Grid>
      )}
    </FormDialog>
  )
}
