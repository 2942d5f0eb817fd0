import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
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
  const formId = useId()
  const { pending, error, run, clearError } = useAction()
  const [name, setName] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isMissing = name.trim() === ''
  const close = () => {
    if (pending) return
    setSubmitted(false)
    setName('')
    clearError()
    onOpenChange(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isMissing || !(await run(() => onSave(name.trim())))) return
    setSubmitted(false)
    setName('')
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {error && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
          <Field label={texts.name} description={texts.hint} error={wasSubmitted && isMissing && texts.nameMissing}>
            <Input
              maxLength={NAME_MAX}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
