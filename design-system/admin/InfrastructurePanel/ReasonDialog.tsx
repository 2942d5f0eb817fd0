import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import type { InfrastructurePanelTexts, ReasonTexts } from './infrastructure-texts.ts'
import { useFields } from './use-fields.ts'

interface ReasonDialogProps {
  texts: InfrastructurePanelTexts
  own: ReasonTexts
  /** What it is done with. */
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onSubmit: (reason: string) => Promise<SubmitResult>
}

/** Does something that an admin has to give a reason for, which the audit log keeps. */
export function ReasonDialog({ texts, own, name, open, onOpenChange, onSubmit }: ReasonDialogProps) {
  const { values, set, errorOf, submit, pending, error } = useFields(
    { reason: '' },
    ({ reason }) => ({ reason: reason.trim() === '' ? texts.problems.reason : undefined }),
    () => onOpenChange(false),
  )
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: own.heading(name), submit: own.submit }}
      pending={pending}
      error={error}
      onSubmit={() => submit(() => onSubmit(values.reason.trim()))}
    >
      <Notice tone="caution" title={own.consequence.title}>
        {own.consequence.detail}
      </Notice>
      <Field label={own.reason} description={own.hint} required error={errorOf('reason')}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={RESOLUTION_MAX}
          value={values.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
