import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contracts/account.ts'
import type { PasswordChange, SecondFactorProof, TotpStartResponse } from '#contracts/account-security.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { PasswordChangeDialog } from './PasswordChangeDialog.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { SecuritySettingsTexts } from './security-settings-texts.ts'
import { TotpDialog } from './TotpDialog.tsx'

type Failure = Exclude<SubmitResult, { ok: true }>
/** A new secret for an authenticator app, or why there is none. */
export type TotpStartResult = ({ ok: true } & TotpStartResponse) | Failure
/** New recovery codes, or why there are none. */
export type CodesResult = { ok: true; recoveryCodes: readonly string[] } | Failure

export interface SecuritySettingsProps extends Omit<StackProps, 'children'> {
  /** Null without a second factor. */
  secondFactor: Account['secondFactor']
  onChangePassword: (change: PasswordChange) => Promise<SubmitResult>
  /** Makes a secret, which counts once a code of it is confirmed. */
  onStartTotp: () => Promise<TotpStartResult>
  onConfirmTotp: (code: string) => Promise<CodesResult>
  onDisableTotp: (proof: SecondFactorProof) => Promise<SubmitResult>
  /** Makes ten recovery codes in place of the old ones. */
  onRenewCodes: (proof: SecondFactorProof) => Promise<CodesResult>
  texts: SecuritySettingsTexts
}

/** From so few recovery codes on, new ones are recommended. */
const FEW_CODES = 3

/** How the account is opened: the password, and the second factor with its recovery codes. A secret is shown once. */
export function SecuritySettings({
  secondFactor,
  onChangePassword,
  onStartTotp,
  onConfirmTotp,
  onDisableTotp,
  onRenewCodes,
  texts,
  ...rest
}: SecuritySettingsProps) {
  const { date } = useFormats()
  const [open, setOpen] = useState<'password' | 'turn-off' | 'new-codes' | null>(null)
  const [setup, setSetup] = useState<TotpStartResponse | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { pending, error, run, clearError } = useAction()
  const isLow = secondFactor !== null && secondFactor.recoveryCodesLeft <= FEW_CODES
  const start = () =>
    run(async () => {
      const result = await onStartTotp()
      if (result.ok) setSetup({ secret: result.secret, otpauthUrl: result.otpauthUrl })
      return result
    })
  const onDetails = secondFactor && texts.onDetails(date(secondFactor.since), secondFactor.recoveryCodesLeft)
  return (
    <Stack data-component="SecuritySettings" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      {error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert" onDismiss={clearError}>
          {error}
        </Notice>
      )}
      <SettingList>
        <SettingRow
          label={texts.password}
          actions={
            <Button tone="neutral" emphasis="outline" size="small" onClick={() => setOpen('password')}>
              {texts.changePassword}
            </Button>
          }
        >
          {texts.passwordDetails}
        </SettingRow>
        <SettingRow
          label={texts.secondFactor}
          details={secondFactor ? `${onDetails}${isLow ? ` ${texts.fewCodes}` : ''}` : texts.offDetails}
          actions={
            secondFactor ? (
              <>
                <Button tone="neutral" emphasis="outline" size="small" onClick={() => setOpen('new-codes')}>
                  {texts.newCodes}
                </Button>
                <Button tone="neutral" emphasis="ghost" size="small" onClick={() => setOpen('turn-off')}>
                  {texts.turnOff}
                </Button>
              </>
            ) : (
              <Button emphasis="outline" size="small" pending={pending} onClick={() => void start()}>
                {pending ? texts.turningOn : texts.turnOn}
              </Button>
            )
          }
        >
          {secondFactor ? (
            <Badge tone="positive" icon={ShieldCheck}>
              {texts.on}
            </Badge>
          ) : (
            <Badge tone="neutral" icon={ShieldOff}>
              {texts.off}
            </Badge>
          )}
        </SettingRow>
      </SettingList>
      <PasswordChangeDialog
        open={open === 'password'}
        onClosed={() => setOpen(null)}
        onSubmit={onChangePassword}
        texts={texts.passwordDialog}
      />
      <TotpDialog setup={setup} onClosed={() => setSetup(null)} onConfirm={onConfirmTotp} texts={texts} />
      <ProofDialog
        open={open === 'turn-off'}
        onClosed={() => setOpen(null)}
        onSubmit={onDisableTotp}
        tone="critical"
        texts={texts.turnOffDialog}
      />
      <ProofDialog
        open={open === 'new-codes'}
        onClosed={() => setOpen(null)}
        onSubmit={async (proof) => {
          const result = await onRenewCodes(proof)
          if (result.ok) setCodes(result.recoveryCodes)
          return result
        }}
        texts={texts.newCodesDialog}
      />
      <Dialog
        open={codes !== null}
        onOpenChange={(next) => !next && setCodes(null)}
        heading={texts.newCodesDialog.doneHeading}
        footer={<Button onClick={() => setCodes(null)}>{texts.recoveryCodes.close}</Button>}
      >
        {codes && <RecoveryCodes codes={codes} texts={texts.recoveryCodes} />}
      </Dialog>
    </Stack>
  )
}
