import { useEffect, useRef } from 'react'
import { givenName } from '#contracts/rules/person-name.ts'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import { PhoneDialog } from '#ds/account/PhoneVerification/PhoneDialog.tsx'
import { activeInstances } from '#ds/account/vps.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as accountDialogsArea from '#ds/texts/account-dialogs.ts'
import { useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import { useBalance, useCustomer, useInstances, useOrderCatalog, useSummary } from '#site/hooks/account-resources.ts'
import { useKeepOnboardingSeen } from '#site/hooks/use-onboarding.ts'
import { usePhoneVerification } from '#site/hooks/use-phone-verification.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The guide of a new customer, and the verification of the phone, which is a step of it: loaded while the browser is idle. */
export function VerifyingDialogs({ userId }: { userId: string }) {
  const { accountDialogTexts } = useTexts(accountDialogsArea)
  const dialogs = useDialogs()
  const customer = dataOf(useCustomer(userId))
  const catalog = useOrderCatalog(userId)
  const verification = { ...usePhoneVerification(), codes: dataOf(catalog)?.phoneCodes }
  // During an upgrade, a server of the previous version does not say what was done before.
  const { hasDeposited = false, hasOrdered = false } = dataOf(useSummary(userId)) ?? {}
  const instances = dataOf(useInstances(userId)) ?? []
  const isGuideOpen = useOpenDialog('onboarding') !== undefined
  useCallAfter(isGuideOpen, useKeepOnboardingSeen(userId))
  const shared = { onOpenChange: dialogs.close, finalFocus: dialogs.finalFocus }
  return (
    <>
      <PhoneDialog
        {...verification}
        {...shared}
        open={useOpenDialog('phone') !== undefined}
        verified={customer?.isPhoneVerified}
        texts={accountDialogTexts.phoneDialog}
        phoneTexts={accountDialogTexts.phoneVerification}
      />
      <OnboardingDialog
        {...verification}
        {...shared}
        open={isGuideOpen}
        name={customer ? givenName(customer) : ''}
        isPhoneVerified={customer?.isPhoneVerified ?? false}
        hasVps={hasOrdered || activeInstances(instances).length > 0}
        hasDeposited={hasDeposited}
        balance={useBalance(userId)}
        catalog={catalog}
        onTopUp={() => dialogs.replaceAll({ name: 'top-up' })}
        onExplore={() => dialogs.replaceAll({ name: 'order' })}
        texts={accountDialogTexts.onboarding}
        phoneTexts={accountDialogTexts.phoneVerification}
      />
    </>
  )
}

/** Calls `after` once `isOpen` has become false, however that came. */
function useCallAfter(isOpen: boolean, after: () => void) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) after()
    wasOpen.current = isOpen
  }, [isOpen, after])
}
