import { type ComponentPropsWithRef, useRef, useState } from 'react'
import type { TotpStartResponse } from '#contracts/account-security.ts'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { QrCode } from '#ds/components/data/QrCode/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { SecondFactorForm } from '#ds/domain/SecondFactorForm/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as css from './SecuritySettings.css.ts'
import type { CodesResult } from './SecuritySettings.tsx'
import type { SecuritySettingsTexts } from './security-settings-texts.ts'

export interface TotpSetupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  setup: TotpStartResponse
  /** Sends a code of the app. On success the recovery codes are shown. */
  onConfirm: (code: string) => Promise<CodesResult>
  /** Called once the recovery codes are shown. Default: nothing happens. */
  onDone?: () => void
  /** Called when they have been kept. Default: there is no such button. */
  onKept?: () => void
  /** Leaves it before it is done. Default: there is no such button. */
  onBack?: () => void
  texts: Pick<SecuritySettingsTexts, 'totpDialog' | 'recoveryCodes'>
}

/** Sets up an authenticator app: scan or type the secret, confirm with a code, keep the recovery codes. Has no heading of its own. */
export function TotpSetup({
  setup,
  onConfirm,
  onDone,
  onKept,
  onBack,
  texts: { totpDialog: texts, recoveryCodes },
  ...rest
}: TotpSetupProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div data-component="TotpSetup" data-step={codes ? 'codes' : 'scan'} {...rest}>
      {codes ? (
        <Stack space="lg">
          <RecoveryCodes codes={codes} texts={recoveryCodes} />
          {onKept && (
            <Button size="large" fullWidth onClick={onKept}>
              {recoveryCodes.close}
            </Button>
          )}
        </Stack>
      ) : (
        <Stack space="lg">
          <Secret setup={setup} texts={texts} copyTexts={recoveryCodes} />
          <SecondFactorForm
            onSubmit={async (code) => {
              const result = await onConfirm(code)
              if (!result.ok) return result
              setCodes(result.recoveryCodes)
              onDone?.()
              return { ok: true }
            }}
            {...(onBack && { onBack })}
            takesRecoveryCode={false}
            texts={texts}
          />
        </Stack>
      )}
    </div>
  )
}

interface SecretProps {
  setup: TotpStartResponse
  texts: SecuritySettingsTexts['totpDialog']
  copyTexts: SecuritySettingsTexts['recoveryCodes']
}

function Secret({ setup, texts, copyTexts }: SecretProps) {
  const secret = useRef<HTMLElement>(null)
  return (
    <div className={css.setup}>
      <QrCode value={setup.otpauthUrl} label={texts.qrCode} className={css.qrCode} />
      <div className={css.words}>
        <p>{texts.scan}</p>
        <p>{texts.orType}</p>
        <div className={css.secret}>
          <code ref={secret} className={css.secretText} translate="no">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton of={secret} value={texts.secret} copies={setup.secret} texts={copyTexts} />
        </div>
        <p>{texts.enterCode}</p>
      </div>
    </div>
  )
}
