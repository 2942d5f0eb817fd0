import { depositFor } from '#contracts/rules/money.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import { OrderDialog } from '#ds/account/OrderDialog/index.ts'
import { PhoneVerification } from '#ds/account/PhoneVerification/index.ts'
import { TopUpDialog } from '#ds/account/TopUpDialog/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'

/** The dialog that is open over the dashboard, one at a time. `amount` is the initial value of the field, whole dong as digits. */
export type DashboardDialog =
  | { name: 'order' }
  | { name: 'top-up'; amount?: string }
  | { name: 'phone' }
  | { name: 'onboarding' }

/** The fields of the signed-in customer that the dashboard shows. */
export type DashboardUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'isEmailVerified' | 'isPhoneVerified'>

export interface DashboardDialogsProps extends DashboardScreenProps {
  /** The element that is focused after the last dialog has closed. */
  finalFocus: DialogProps['finalFocus']
}

/** All dialogs of the dashboard. Only one is open at a time: two open at the same time would both be inert. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { texts, dialog, onDialogChange, finalFocus } = props
  const user = props.user.data
  const { balance } = props.wallet
  const stateOf = (name: 'order' | 'phone' | 'onboarding') => ({
    open: dialog?.name === name,
    onOpenChange: (open: boolean) => onDialogChange(open ? { name } : null),
    finalFocus,
  })
  return (
    <>
      <OrderDialog
        {...props.order}
        {...stateOf('order')}
        balance={balance.status === 'ready' ? balance.data : undefined}
        now={props.now}
        onTopUp={(shortfall) => onDialogChange({ name: 'top-up', amount: depositFor(BigInt(shortfall)).toString() })}
        texts={texts.order}
      />
      <TopUpDialog
        {...props.topUp}
        open={dialog?.name === 'top-up'}
        onOpenChange={(open) => onDialogChange(open ? { name: 'top-up' } : null)}
        finalFocus={finalFocus}
        suggestedAmount={dialog?.name === 'top-up' ? dialog.amount : undefined}
        texts={texts.topUp}
      />
      <OnboardingDialog
        {...props.phoneVerification}
        {...stateOf('onboarding')}
        name={givenName(user)}
        isPhoneVerified={user.isPhoneVerified}
        balance={balance}
        onTopUp={() => onDialogChange({ name: 'top-up' })}
        onExplore={() => onDialogChange({ name: 'order' })}
        texts={texts.onboarding}
        phoneTexts={texts.phoneVerification}
      />
      <PhoneDialog {...props} {...stateOf('phone')} />
    </>
  )
}

interface PhoneDialogProps extends DashboardDialogsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The phone verification in its own dialog, opened by the banner. */
function PhoneDialog({ open, onOpenChange, finalFocus, user, phoneVerification, texts }: PhoneDialogProps) {
  const { isPhoneVerified } = user.data
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      heading={texts.phoneDialog.heading}
      description={texts.phoneDialog.description}
      footer={isPhoneVerified && <Button onClick={() => onOpenChange(false)}>{texts.phoneDialog.done}</Button>}
    >
      <PhoneVerification {...phoneVerification} verified={isPhoneVerified} texts={texts.phoneVerification} />
    </Dialog>
  )
}
