import { type ComponentPropsWithRef, useState } from 'react'
import { DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { PhoneVerification, type PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OnboardingDialog.css.ts'
import { DepositStep, ExploreStep, type OnboardingCatalog, WelcomeStep } from './OnboardingSteps.tsx'
import { type OnboardingDialogTexts, type OnboardingStep, onboardingSteps } from './onboarding-texts.ts'
import { Stepper } from './Stepper.tsx'

export interface OnboardingDialogProps
  extends Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop, the close button and the last step. The owner remembers that it was seen. */
  onOpenChange: (open: boolean) => void
  /** The customer's name; empty when none was given. */
  name: string
  isPhoneVerified: boolean
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  /** What can be ordered, from which the last step shows a few facts. */
  catalog: Resource<OnboardingCatalog>
  /** Called to top up the wallet. Close this dialog before opening the other: two open at the same time would both be inert. */
  onTopUp: () => void
  /** Called to show what can be ordered. */
  onExplore: () => void
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: OnboardingDialogTexts
  phoneTexts: PhoneVerificationProps['texts']
}

/** Guides a new customer to a first instance: welcome, phone, deposit, VPS (product spec, section 4). Every step is optional. */
export function OnboardingDialog({
  open,
  onOpenChange,
  name,
  isPhoneVerified,
  balance,
  catalog,
  onSendCode,
  onVerify,
  onTopUp,
  onExplore,
  texts,
  phoneTexts,
  ...rest
}: OnboardingDialogProps) {
  const [index, setIndex] = useState(0)
  const { currency } = useFormats()
  const step = onboardingSteps[index] ?? 'welcome'
  const title = useFocusOnceChanged<HTMLHeadingElement>(step)
  const done: Record<OnboardingStep, boolean> = {
    welcome: index > 0,
    phone: isPhoneVerified,
    deposit: balance.status === 'ready' && BigInt(balance.data) > 0n,
    explore: false,
  }
  const isLast = index === onboardingSteps.length - 1
  // A step that is not done has its own action, which must stand out more than the button that skips it.
  const needsAction = step !== 'welcome' && !done[step]
  const descriptionOf = () => {
    if (step !== 'deposit') return texts[step].description
    return done.deposit ? texts.deposit.doneDescription : texts.deposit.description(currency(DEPOSIT_MIN))
  }
  const nextLabel = needsAction ? texts.later : texts.next

  return (
    <Dialog
      data-component="OnboardingDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      heading={texts.heading}
      footer={
        <>
          {index > 0 && (
            <Button tone="neutral" emphasis="ghost" onClick={() => setIndex(index - 1)}>
              {texts.back}
            </Button>
          )}
          <Button
            {...(needsAction && { tone: 'neutral', emphasis: 'ghost' })}
            onClick={() => (isLast ? onOpenChange(false) : setIndex(index + 1))}
          >
            {isLast ? texts.finish : nextLabel}
          </Button>
        </>
      }
    >
      <Stack space="lg" className={css.guide}>
        <Stepper current={step} done={done} texts={texts} />
        <Stack space="2xs">
          <Heading ref={title} level={2} size="section" tabIndex={-1}>
            {step === 'welcome' ? texts.welcome.title(name) : texts[step].title}
          </Heading>
          <Text tone="secondary">{descriptionOf()}</Text>
        </Stack>
        {step === 'welcome' && <WelcomeStep texts={texts.welcome} />}
        {/* Stays mounted during the other steps: the typed number is kept while the code is on its way. */}
        <div hidden={step !== 'phone'}>
          <PhoneVerification
            verified={isPhoneVerified}
            onSendCode={onSendCode}
            onVerify={onVerify}
            texts={phoneTexts}
          />
        </div>
        {step === 'deposit' && (
          <DepositStep balance={balance} done={done.deposit} onTopUp={onTopUp} texts={texts.deposit} />
        )}
        {step === 'explore' && <ExploreStep catalog={catalog} onExplore={onExplore} texts={texts.explore} />}
      </Stack>
    </Dialog>
  )
}
