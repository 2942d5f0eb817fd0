import { useState } from 'react'
import type { TotpStartResponse } from '#contracts/account-security.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import type { CodesResult } from './SecuritySettings.tsx'
import type { SecuritySettingsTexts } from './security-settings-texts.ts'
import { TotpSetup } from './TotpSetup.tsx'

interface TotpDialogProps {
  /** The new secret; null while the dialog is closed. */
  setup: TotpStartResponse | null
  onClosed: () => void
  onConfirm: (code: string) => Promise<CodesResult>
  texts: SecuritySettingsTexts
}

/** Sets up an authenticator app in a dialog. */
export function TotpDialog({ setup, onClosed, onConfirm, texts }: TotpDialogProps) {
  const [isDone, setIsDone] = useState(false)
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(setup)
  if (setup && setup !== shown) {
    setShown(setup)
    setIsDone(false)
  }
  return (
    <Dialog
      open={setup !== null}
      onOpenChange={(next) => !next && onClosed()}
      heading={isDone ? texts.totpDialog.doneHeading : texts.totpDialog.heading}
      {...(!isDone && { description: texts.totpDialog.description })}
      {...(isDone && { footer: <Button onClick={onClosed}>{texts.recoveryCodes.close}</Button> })}
    >
      {shown && (
        <TotpSetup setup={shown} onConfirm={onConfirm} onDone={() => setIsDone(true)} onBack={onClosed} texts={texts} />
      )}
    </Dialog>
  )
}
