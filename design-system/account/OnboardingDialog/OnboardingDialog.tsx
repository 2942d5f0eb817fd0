import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { PhoneVerification, type PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OnboardingDialog.css.ts'
import { DepositStep, ExploreStep, type OnboardingCatalog, WelcomeStep } from './OnboardingSteps.tsx'
import { type OnboardingDialogTexts, type OnboardingStep, onboardingSteps } from './onboarding-texts.ts'
import { Stepper } from './Stepper.tsx'

export interface OnboardingDialogProps
  extends Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify' | 'codes'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop, the close button and the last step. The owner remembers that it was seen. */
  onOpenChange: (open: boolean) => void
  /** The customer's name; empty when none was given. */
  name: string
  isPhoneVerified: boolean
  /** Whether the customer has, or had, instances, so that it speaks of what is left and of another one. Default: false. */
  hasVps?: boolean
  /** Whether money of a top-up has arrived before, also if it is spent. Default: false. */
  hasDeposited?: boolean
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

/**
 * The welcome takes the most space, and keeps it for the others without being seen; the typed number is kept while the code is on its way.
 */
const stayMounted: readonly OnboardingStep[] = ['welcome', 'phone']

/**
 * Guides a new customer to a first instance: welcome, phone, deposit, VPS (product spec, section 4). Every step is optional. One who has instances
 * is told what is left. Open no second dialog at the same time: both would be inert.
 */
export function OnboardingDialog({
  open,
  onOpenChange,
  name: customer,
  isPhoneVerified,
  hasVps = false,
  hasDeposited = false,
  balance,
  catalog,
  onSendCode,
  onVerify,
  codes,
  onTopUp,
  onExplore,
  texts,
  phoneTexts,
  ...rest
}: OnboardingDialogProps) {
  const [index, setIndex] = useState(0)
  const { currency, list } = useFormats()
  const step = onboardingSteps[index] ?? 'welcome'
  const title = useFocusOnceChanged<HTMLHeadingElement>(step)
  const done: Record<OnboardingStep, boolean> = {
    welcome: index > 0,
    phone: isPhoneVerified,
    deposit: hasDeposited || (balance.status === 'ready' && BigInt(balance.data) > 0n),
    explore: hasVps,
  }
  const isLast = index === onboardingSteps.length - 1
  // A step that is not done has its own action, which must stand out more than the button that skips it.
  const needsAction = step !== 'welcome' && !done[step]
  const descriptionOf = (of: OnboardingStep) => {
    if (of === 'welcome' && hasVps) {
      const left = (['phone', 'deposit'] as const).filter((task) => !done[task])
      return left.length === 0
        ? texts.welcome.nothingLeft
        : texts.welcome.left(left.length, list(left.map((task) => texts.welcome.leftTasks[task])))
    }
    if (of !== 'deposit') return texts[of].description
    return done.deposit ? texts.deposit.doneDescription : texts.deposit.description(currency(DEPOSIT_MIN))
  }
  const titleOf = (of: OnboardingStep) => {
    if (of === 'welcome') return texts.welcome.title(customer)
    return of === 'explore' && hasVps ? texts.explore.titleMore : texts[of].title
  }
  const contentOf: Record<OnboardingStep, ReactNode> = {
    welcome: <WelcomeStep done={done} texts={texts.welcome} />,
    phone: (
      <PhoneVerification
        onSendCode={onSendCode}
        onVerify={onVerify}
        codes={codes}
        verified={isPhoneVerified}
        texts={phoneTexts}
      />
    ),
    deposit: <DepositStep balance={balance} done={done.deposit} onTopUp={onTopUp} texts={texts.deposit} />,
    explore: <ExploreStep catalog={catalog} done={done.explore} onExplore={onExplore} texts={texts.explore} />,
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
      <Stack space="lg">
        <Stepper current={step} done={done} texts={texts} />
        <div className={css.steps}>
          {onboardingSteps
            .filter((name) => name === step || stayMounted.includes(name))
            .map((name) => (
              <div
                key={name}
                data-shown={name === step || undefined}
                hidden={name === 'phone' && name !== step}
                className={css.step}
              >
                <Stack space="lg">
                  <Stack space="2xs">
                    <Heading ref={name === step ? title : undefined} level={2} size="section" tabIndex={-1}>
                      {titleOf(name)}
                    </Heading>
                    <Text tone="secondary">{descriptionOf(name)}</Text>
                  </Stack>
                  {contentOf[name]}
                </Stack>
              </div>
            ))}
        </div>
      </Stack>
    </Dialog>
  )
}
