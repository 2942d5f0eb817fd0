import { depositFor } from '#contracts/rules/money.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { Ticket } from '#contracts/tickets.ts'
import type { User } from '#contracts/user.ts'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import { OrderDialog } from '#ds/account/OrderDialog/index.ts'
import { PhoneVerification } from '#ds/account/PhoneVerification/index.ts'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { TopUpDialog } from '#ds/account/TopUpDialog/index.ts'
import { TrialDialog } from '#ds/account/TrialDialog/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'

/** The dialog that is open over the dashboard, one at a time. `amount` is the initial value of the field, whole dong as digits. */
export type DashboardDialog =
  | { name: 'order'; choice?: OrderChoice | undefined }
  | { name: 'trial'; vps: ShownVps }
  | { name: 'top-up'; amount?: string }
  | { name: 'phone' }
  | { name: 'new-ticket' }
  | { name: 'ticket'; ticket: Ticket }
  | { name: 'onboarding' }

/** The fields of the signed-in customer that the dashboard shows. */
export type DashboardUser = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'isEmailVerified' | 'isPhoneVerified' | 'isDemo'
>

export interface DashboardDialogsProps extends DashboardScreenProps {
  /** The element that is focused after the last dialog has closed. */
  finalFocus: DialogProps['finalFocus']
}

/** All dialogs of the dashboard. Only one is open at a time: two open at the same time would both be inert. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { texts, dialog, onDialogChange, finalFocus } = props
  const user = props.user.data
  const { balance } = props.wallet
  const known = balance.status === 'ready' ? balance.data : undefined
  const topUp = (shortfall: string) =>
    onDialogChange({ name: 'top-up', amount: depositFor(BigInt(shortfall)).toString() })
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
        choice={dialog?.name === 'order' ? dialog.choice : undefined}
        offers={props.offers.offers.status === 'ready' ? props.offers.offers.data : undefined}
        balance={known}
        now={props.now}
        onTopUp={topUp}
        texts={texts.order}
      />
      <TrialDialog
        {...props.trial}
        open={dialog?.name === 'trial'}
        onOpenChange={(open) => {
          if (!open) onDialogChange(null)
        }}
        finalFocus={finalFocus}
        vps={dialog?.name === 'trial' ? dialog.vps : undefined}
        balance={known}
        onTopUp={topUp}
        texts={texts.trial}
        orderTexts={texts.order}
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
        catalog={props.order.catalog}
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
