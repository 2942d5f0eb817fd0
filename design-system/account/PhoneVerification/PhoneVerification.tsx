import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { CodeStep } from './CodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import * as css from './PhoneVerification.css.ts'
import type { PhoneVerificationTexts } from './phone-texts.ts'

export interface PhoneVerificationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Sends a code to the number. A failure stands at the number, which can be mended and sent again. */
  onSendCode: (phone: string) => Promise<SubmitResult>
  /** Compares the code. A failure stands at the code. */
  onVerify: (code: string) => Promise<SubmitResult>
  /** The number is known to be verified: nothing is asked. Default: false. */
  verified?: boolean
  texts: PhoneVerificationTexts
}

type Step = 'number' | 'code' | 'verified'

/**
 * Proves that a phone number is the customer's: the number, the code that was sent to it, done (product spec, section 4). How
 * long a step takes is the owner's affair. It stands in a dialog or on a page, and brings no heading.
 */
export function PhoneVerification({
  onSendCode,
  onVerify,
  verified = false,
  texts,
  className,
  ...rest
}: PhoneVerificationProps) {
  const [step, setStep] = useState<Step>('number')
  const [phone, setPhone] = useState('')
  const { pending, run } = useAction()
  const shown = verified ? 'verified' : step
  const focusTarget = useFocusOnceChanged<HTMLInputElement & HTMLDivElement>(step)

  /** Runs one step; returns why it failed. */
  const send = async (step: () => Promise<SubmitResult>, next: () => void) => {
    if (pending) return undefined
    let error: string | undefined
    await run(async () => {
      const result = await step()
      if (result.ok) next()
      else error = result.message
      return result
    })
    return error
  }

  return (
    <div
      data-component="PhoneVerification"
      data-step={shown}
      {...rest}
      className={classNames(css.verification, className)}
    >
      {/* The button's new words are not read out by themselves. */}
      <VisuallyHidden role="status">
        {pending && { number: texts.sendingCode, code: texts.verifying, verified: '' }[shown]}
      </VisuallyHidden>
      {shown === 'number' && (
        <NumberStep
          phone={phone}
          pending={pending}
          onSubmit={(number) =>
            send(
              () => onSendCode(number),
              () => {
                setPhone(number)
                setStep('code')
              },
            )
          }
          fieldRef={focusTarget}
          texts={texts}
        />
      )}
      {shown === 'code' && (
        <CodeStep
          phone={phone}
          pending={pending}
          onSubmit={(code) =>
            send(
              () => onVerify(code),
              () => setStep('verified'),
            )
          }
          onChangeNumber={() => setStep('number')}
          fieldRef={focusTarget}
          texts={texts}
        />
      )}
      {shown === 'verified' && (
        <div ref={focusTarget} tabIndex={-1} className={css.verified}>
          <span className={css.mark}>
            <Icon icon={Check} size="medium" />
          </span>
          <div>
            <Text weight="semibold">{texts.verified}</Text>
            <Text size="small" tone="secondary">
              {phone || texts.verifiedDescription}
            </Text>
          </div>
        </div>
      )}
    </div>
  )
}
