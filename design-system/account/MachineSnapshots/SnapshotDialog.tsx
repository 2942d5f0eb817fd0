import { type SubmitEvent, useId, useState } from 'react'
import { SNAPSHOT_NAME_MAX } from '#contracts/rules/limits.ts'
import { ApiCommand, type ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'

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
  const formId = useId()
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    if (pending) return
    setName('')
    setMissing(false)
    clearError()
    onOpenChange(false)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const given = name.trim()
    setMissing(given === '')
    if (given === '' || pending || !(await run(() => onSubmit(given)))) return
    setName('')
    onOpenChange(false)
  }
  const wrong = isMissing ? texts.nameRequired : fieldErrors.find(({ path }) => path === 'name')?.message
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      heading={texts.heading(machine)}
      description={texts.description}
      finalFocus={finalFocus}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {pending ? texts.pending : texts.confirm}
          </Button>
        </>
      }
    >
      <Stack space="md" render={<form id={formId} noValidate onSubmit={(event) => void submit(event)} />}>
        {error !== undefined && wrong === undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
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
      </Stack>
    </Dialog>
  )
}
