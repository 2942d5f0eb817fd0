import { type ReactNode, useState } from 'react'
import type { AdminUser } from '#contracts/admin.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './UsersTable.css.ts'

export interface UserReasonDialogTexts {
  /** `name` is an element with a key when the user gave no name and the email is shown. */
  heading: (name: ReactNode) => ReactNode
  /** Explains what it stops, and what continues. */
  description: string
  name: string
  email: string
  reason: string
  /** Who reads the reason. */
  reasonHint: string
  reasonMissing: string
  confirm: string
  cancel: string
}

interface UserReasonDialogProps {
  user: AdminUser
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the reason, which is never empty, after the dialog was closed. */
  onConfirm: (reason: string) => void
  noName: string
  texts: UserReasonDialogTexts
}

/** Asks before something is done to a user, and for the reason, which the user is told. */
export function UserReasonDialog({ user, open, onOpenChange, onConfirm, noName, texts }: UserReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const isMissing = reason.trim() === ''
  const confirm = () => {
    setWasChecked(true)
    if (isMissing) return
    onOpenChange(false)
    onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      open={open}
      tone="critical"
      heading={texts.heading(
        fullName(user) || (
          <EmailAddress key="email" className={css.headingAddress}>
            {user.email}
          </EmailAddress>
        ),
      )}
      description={texts.description}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      <Stack space="lg">
        <RecordFacts
          facts={[
            { label: texts.name, value: fullName(user) || noName },
            { label: texts.email, value: <EmailAddress>{user.email}</EmailAddress> },
          ]}
        />
        <Field
          label={texts.reason}
          description={texts.reasonHint}
          error={wasChecked && isMissing ? texts.reasonMissing : undefined}
          required
        >
          <Textarea
            autoFocus
            rows={2}
            maxLength={RESOLUTION_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  )
}
