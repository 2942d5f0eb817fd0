import type { OrderCatalog } from '#contracts/catalog.ts'
import { givenName } from '#contracts/person-name.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { topUpFor } from '#contracts/rules/money.ts'
import type { User } from '#contracts/user.ts'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import { OrderDialog, type OrderFormValues } from '#ds/account/OrderDialog/index.ts'
import { PhoneVerification, type PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { TopUpDialog, type TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import type { DashboardTexts } from './dashboard-texts.ts'

/** The dialog that is open over the dashboard, one at a time. `amount`: filled in at first, whole dong as digits. */
export type DashboardDialog =
  | { name: 'order' }
  | { name: 'top-up'; amount?: string }
  | { name: 'phone' }
  | { name: 'onboarding' }

/** Who is signed in, as the dashboard greets them and sees how far they are verified. */
export type DashboardUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'isEmailVerified' | 'isPhoneVerified'>

export interface DashboardDialogsProps {
  texts: DashboardTexts
  /** Who is signed in. */
  user: DashboardUser
  /** The present moment, ISO 8601: it decides which month is this one, and the first billing date of an order. */
  now: string
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  /** What the order dialog sells by. */
  catalog: Resource<OrderCatalog>
  /** The payment methods on offer. Default: all four. */
  paymentMethods?: Resource<readonly PaymentMethod[]>
  /**
   * The open dialog, null for none. Whoever renders the screen keeps it: closes an order or a top-up that has succeeded, opens
   * `onboarding` when `shouldOnboard` says so, and remembers that it was closed.
   */
  dialog: DashboardDialog | null
  onDialogChange: (dialog: DashboardDialog | null) => void
  onOrder: (order: OrderFormValues) => Promise<SubmitResult>
  onTopUp: (topUp: TopUpFormValues) => Promise<SubmitResult>
  /** Sends a verification code to a phone number. */
  onSendCode: PhoneVerificationProps['onSendCode']
  /** Compares the code. After a success whoever renders the screen gives a user with `isPhoneVerified`. */
  onVerifyPhone: PhoneVerificationProps['onVerify']
  /** What is focused once no dialog is open any more. */
  finalFocus: DialogProps['finalFocus']
}

/** Everything that opens over the dashboard. One replaces another: two beside each other would both be inert. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { texts, user, balance, dialog, onDialogChange, finalFocus } = props
  const follow = (name: 'order' | 'phone' | 'onboarding') => ({
    open: dialog?.name === name,
    onOpenChange: (open: boolean) => onDialogChange(open ? { name } : null),
    finalFocus,
  })
  return (
    <>
      <OrderDialog
        {...follow('order')}
        catalog={props.catalog}
        balance={balance.status === 'ready' ? balance.data : undefined}
        now={props.now}
        onSubmit={props.onOrder}
        onTopUp={(shortfall) => onDialogChange({ name: 'top-up', amount: topUpFor(BigInt(shortfall)).toString() })}
        texts={texts.order}
      />
      <TopUpDialog
        open={dialog?.name === 'top-up'}
        onOpenChange={(open) => onDialogChange(open ? { name: 'top-up' } : null)}
        finalFocus={finalFocus}
        suggestedAmount={dialog?.name === 'top-up' ? dialog.amount : undefined}
        methods={props.paymentMethods}
        onSubmit={props.onTopUp}
        texts={texts.topUp}
      />
      <OnboardingDialog
        {...follow('onboarding')}
        name={givenName(user)}
        isPhoneVerified={user.isPhoneVerified}
        balance={balance}
        onSendCode={props.onSendCode}
        onVerify={props.onVerifyPhone}
        onTopUp={() => onDialogChange({ name: 'top-up' })}
        onExplore={() => onDialogChange({ name: 'order' })}
        texts={texts.onboarding}
        phoneTexts={texts.phoneVerification}
      />
      <PhoneDialog {...props} {...follow('phone')} />
    </>
  )
}

interface PhoneDialogProps extends DashboardDialogsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The phone verification by itself, as the banner offers it. */
function PhoneDialog({ open, onOpenChange, finalFocus, user, onSendCode, onVerifyPhone, texts }: PhoneDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      heading={texts.phoneDialog.heading}
      description={texts.phoneDialog.description}
      footer={user.isPhoneVerified && <Button onClick={() => onOpenChange(false)}>{texts.phoneDialog.done}</Button>}
    >
      <PhoneVerification
        verified={user.isPhoneVerified}
        onSendCode={onSendCode}
        onVerify={onVerifyPhone}
        texts={texts.phoneVerification}
      />
    </Dialog>
  )
}
