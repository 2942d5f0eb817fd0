import { useState } from 'react'
import { SNAPSHOT_NAME_MAX } from '#contracts/rules/limits.ts'
import { ApiCommand, type ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'

export interface SnapshotDialogTexts {
  heading: (name: string) => string
  description: string
  name: string
  namePlaceholder: string
  nameRequired: string
  keep: string
  confirm: string
  pending: string
  failureTitle: string
  api: ApiCommandTexts
}

interface SnapshotDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  vpsId: string
  /** The name of the machine. */
  name: string
  onSubmit: (name: string) => Promise<SubmitResult>
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: SnapshotDialogTexts
}

/** Takes a snapshot of a machine, under a name by which it is found again. */
export function SnapshotDialog({
  open,
  onOpenChange,
  vpsId,
  name: machine,
  onSubmit,
  origin,
  finalFocus,
  texts,
}: SnapshotDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    setName('')
    setMissing(false)
    clearError()
    onOpenChange(false)
  }
  const submit = async () => {
    const given = name.trim()
    setMissing(given === '')
    if (given === '' || !(await run(() => onSubmit(given)))) return
    setName('')
    onOpenChange(false)
  }
  const wrong = isMissing ? texts.nameRequired : fieldErrors.find(({ path }) => path === 'name')?.message
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={wrong === undefined ? error : undefined}
      finalFocus={finalFocus}
      texts={{
        ...texts,
        heading: texts.heading(machine),
        cancel: texts.keep,
        submit: texts.confirm,
        failed: texts.failureTitle,
      }}
    >
      <Field label={texts.name} error={wrong} required>
        <Input
          value={name}
          maxLength={SNAPSHOT_NAME_MAX}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <ApiCommand
        call={{ method: 'POST', path: `/api/vps/${vpsId}/actions`, body: { type: 'snapshot', name: name.trim() } }}
        origin={origin}
        texts={texts.api}
      />
    </FormDialog>
  )
}
