import { StepUpDialog } from '#ds/account/StepUpDialog/index.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as stepUpArea from '#ds/texts/step-up.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { askForPasskey, knowsPasskeys, NoPasskeyError } from '#site/session/passkeys.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface SiteStepUpDialogProps {
  open: boolean
  /** Called when it is left without a code. */
  onOpenChange: (open: boolean) => void
  /** Called when the server has accepted a code. */
  onConfirmed: () => void
}

/** Asks for the second factor once more, with its texts: loaded when it is opened first. */
export function SiteStepUpDialog({ open, onOpenChange, onConfirmed }: SiteStepUpDialogProps) {
  const { stepUpTexts } = useTexts(stepUpArea)
  const { remedies } = useTexts(remediesArea)
  const confirm = useMutation({
    call: (code: string) => request('POST /api/account/step-up', { body: { code } }),
    onSuccess: onConfirmed,
    reasonOf: (error) => reasonOf(error, remedies),
  })
  const account = useQuery(open && knowsPasskeys() ? paths.account : null)
  const confirmByPasskey = useMutation({
    async call() {
      const credential = await askForPasskey(await request('POST /api/account/passkeys/step-up/start'))
      return request('POST /api/account/passkeys/step-up/confirm', { body: { credential } })
    },
    onSuccess: onConfirmed,
    reasonOf: (error) => (error instanceof NoPasskeyError ? stepUpTexts.passkeyNotUsed : reasonOf(error, remedies)),
  })
  const hasPasskey = (account.data?.passkeys ?? 0) > 0
  return (
    <StepUpDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={confirm}
      onPasskey={hasPasskey ? () => confirmByPasskey(undefined) : undefined}
      texts={stepUpTexts}
    />
  )
}
