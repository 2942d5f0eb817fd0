import { useState } from 'react'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { FilterBarTexts } from './filter-bar-texts.ts'

/** Longer names do not fit on a chip. */
const NAME_MAX = 40

interface SaveViewDialogProps {
  texts: FilterBarTexts['saveDialog']
  /** Label of the button that cancels. */
  cancel: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onSave: (name: string) => Promise<SubmitResult>
}

/** Gives the filters that are set a name. It stays open with the name until it has been saved. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  const { texts, cancel, open, onOpenChange, onSave } = props
  const { pending, error, run, clearError } = useAction()
  const [name, setName] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isMissing = name.trim() === ''
  const close = () => {
    setSubmitted(false)
    setName('')
    clearError()
    onOpenChange(false)
  }
  const submit = async () => {
    setSubmitted(true)
    if (isMissing || !(await run(() => onSave(name.trim())))) return
    setSubmitted(false)
    setName('')
    onOpenChange(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      texts={{ ...texts, cancel, submit: texts.save, pending: texts.saving }}
    >
      <Field label={texts.name} description={texts.hint} error={wasSubmitted && isMissing && texts.nameMissing}>
        <Input
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
