import { type ComponentPropsWithRef, useState } from 'react'
import { PhoneVerification, type PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './OnboardingDialog.css.ts'
import { DepositStep, ExploreStep, WelcomeStep } from './OnboardingSteps.tsx'
import { type OnboardingDialogTexts, type OnboardingStep, onboardingSteps } from './onboarding-texts.ts'
import { Stepper } from './Stepper.tsx'

export interface OnboardingDialogProps
  extends Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean
  /** Asked with `false` by Escape, the backdrop, the close button and the last step. Whoever owns it remembers that it was seen. */
  onOpenChange: (open: boolean) => void
  /** What the customer is called; empty for somebody who gave no name. */
  name: string
  isPhoneVerified: boolean
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  /** The customer wants to put money in. Close this dialog and open the other: two beside each other would both be inert. */
  onTopUp: () => void
  /** The customer wants to see what can be ordered. */
  onExplore: () => void
  /** What is focused once it has closed. Default: what was focused before it opened. */
  finalFocus?: DialogProps['finalFocus']
  texts: OnboardingDialogTexts
  phoneTexts: PhoneVerificationProps['texts']
}

/** Leads a new customer to a first instance: welcome, phone, money, VPS (product spec, section 4). No step has to be done. */
export function OnboardingDialog({
  open,
  onOpenChange,
  name,
  isPhoneVerified,
  balance,
  onSendCode,
  onVerify,
  onTopUp,
  onExplore,
  texts,
  phoneTexts,
  ...rest
}: OnboardingDialogProps) {
  const [index, setIndex] = useState(0)
  const step = onboardingSteps[index] ?? 'welcome'
  const title = useFocusOnceChanged<HTMLHeadingElement>(step)
  const done: Record<OnboardingStep, boolean> = {
    welcome: index > 0,
    phone: isPhoneVerified,
    deposit: balance.status === 'ready' && BigInt(balance.data) > 0n,
    explore: false,
  }
  const isLast = index === onboardingSteps.length - 1
  // A step that still asks for something has its own action, which is louder than passing it by.
  const asks = step !== 'welcome' && !done[step]
  const pass = asks ? texts.later : texts.next

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
            {...(asks && { tone: 'neutral', emphasis: 'ghost' })}
            onClick={() => (isLast ? onOpenChange(false) : setIndex(index + 1))}
          >
            {isLast ? texts.finish : pass}
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
          <Text tone="secondary">
            {step === 'deposit' && done.deposit ? texts.deposit.doneDescription : texts[step].description}
          </Text>
        </Stack>
        {step === 'welcome' && <WelcomeStep texts={texts.welcome} />}
        {/* Stays as it is while one looks at other steps: the number is typed, the code is on its way. */}
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
        {step === 'explore' && <ExploreStep onExplore={onExplore} texts={texts.explore} />}
      </Stack>
    </Dialog>
  )
}
