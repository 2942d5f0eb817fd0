import type { ReactNode } from 'react'
import type { AdminVpsRow } from '#contracts/admin.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import { useFields } from '#ds/admin/InfrastructurePanel/use-fields.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'

/** What the dialog of one status says. */
interface StatusDialogTexts {
  heading: (name: string) => string
  /** What follows from it. */
  description: string
  confirm: string
  cancel: string
}

export interface PowerDialogTexts extends Readonly<Record<StatusGivenBy<'admin'>, StatusDialogTexts>> {
  name: string
  owner: string
  ip: string
  reason: string
  /** Who reads the reason. */
  reasonHint: string
  reasonMissing: string
  /** Title of the notice when the server has refused it. */
  failed: string
}

interface PowerDialogProps {
  texts: PowerDialogTexts
  row: AdminVpsRow
  /** What is shown as its address. */
  address: ReactNode
  /** The status that it is to get. */
  status: StatusGivenBy<'admin'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Sends the reason, which is never empty. */
  onSubmit: (reason: string) => Promise<SubmitResult>
}

/** Says what follows from a new status of an instance, and asks for the reason, which its customer reads in a mail. It stays open until the server has accepted it. */
export function PowerDialog({ texts, row, address, status, open, onOpenChange, onSubmit }: PowerDialogProps) {
  const { heading, description, confirm, cancel } = texts[status]
  const { values, set, errorOf, submit, pending, error } = useFields(
    { reason: '' },
    ({ reason }) => ({ reason: reason.trim() === '' ? texts.reasonMissing : undefined }),
    () => onOpenChange(false),
  )
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={() => submit(() => onSubmit(values.reason.trim()))}
      pending={pending}
      error={error}
      tone={status === 'terminated' ? 'critical' : 'brand'}
      space="lg"
      texts={{ heading: heading(row.vps.name), description, submit: confirm, cancel, failed: texts.failed }}
    >
      <RecordFacts
        facts={[
          { label: texts.name, value: row.vps.name },
          { label: texts.owner, value: <EmailAddress>{fullName(row.user) || row.user.email}</EmailAddress> },
          { label: texts.ip, value: address },
        ]}
      />
      <Field label={texts.reason} description={texts.reasonHint} required error={errorOf('reason')}>
        <Textarea
          autoFocus
          rows={2}
          maxLength={RESOLUTION_MAX}
          value={values.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
