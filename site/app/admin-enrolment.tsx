import { useEffect, useEffectEvent, useState } from 'react'
import type { TotpStartResponse } from '#contracts/account-security.ts'
import { TotpSetup } from '#ds/account/SecuritySettings/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { RecoveryScreen } from '#ds/screens/RecoveryScreen/index.ts'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as adminArea from '#ds/texts/admin.ts'
import * as recoveryArea from '#ds/texts/recovery.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useResultOf } from '#site/hooks/use-result-of.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface SiteAdminEnrolmentProps {
  /** The bearer token of the admin. */
  token: string
  /** Called when the recovery codes have been kept. */
  onDone: () => void
  onSignOut: () => void
}

/** The page on which an admin without a second factor sets one up, before anything else can be done. */
export function SiteAdminEnrolment({ token, onDone, onSignOut }: SiteAdminEnrolmentProps) {
  const { securityTexts } = useTexts(accountPageArea)
  const { recoveryTexts } = useTexts(recoveryArea)
  const { adminTexts } = useTexts(adminArea)
  const { remedies } = useTexts(remediesArea)
  const [setup, setSetup] = useState<TotpStartResponse | null>(null)
  const [error, setError] = useState<string>()
  const { totpDialog } = securityTexts
  const start = useMutation({
    call: () => request('POST /api/admin/totp/start', { token }),
    onSuccess: setSetup,
    toasts: { failed: setError },
  })
  const begin = useEffectEvent(() => void start(undefined))
  useEffect(() => begin(), [])
  const onConfirm = useResultOf({
    call: (code: string) => request('POST /api/admin/totp/confirm', { body: { code }, token }),
    reasonOf: (failure) => reasonOf(failure, remedies),
  })
  return (
    <RecoveryScreen brand={recoveryTexts.brand} homeHref="/admin">
      <Stack space="lg">
        <Heading level={1} size="page">
          {totpDialog.heading}
        </Heading>
        <Text tone="secondary">{totpDialog.description}</Text>
        {error !== undefined && (
          <Notice tone="critical" title={securityTexts.failed} role="alert" onRetry={() => start(undefined)}>
            {error}
          </Notice>
        )}
        {setup && <TotpSetup setup={setup} onConfirm={onConfirm} onKept={onDone} texts={securityTexts} />}
        <Button tone="neutral" emphasis="ghost" onClick={onSignOut}>
          {adminTexts.header.logout}
        </Button>
      </Stack>
    </RecoveryScreen>
  )
}
