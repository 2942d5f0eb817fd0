import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import type { PhoneCodes } from '#contracts/catalog.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { CodeStep } from './CodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import * as css from './PhoneVerification.css.ts'
import type { PhoneVerificationTexts } from './phone-texts.ts'
import { spacedPhone } from './spaced-phone.ts'

export interface PhoneVerificationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Sends a code to the number. A failure is shown at the number, which can be corrected and sent again. */
  onSendCode: (phone: string) => Promise<SubmitResult>
  /** Checks the code. A failure is shown at the code. */
  onVerify: (code: string) => Promise<SubmitResult>
  /** The number is already verified: no form is shown. Default: false. */
  verified?: boolean
  /** Whether codes are really sent, or any code is right, or no number can be verified. Default: `sent`. */
  codes?: PhoneCodes
  texts: PhoneVerificationTexts
}

type Step = 'number' | 'code' | 'verified'

/**
 * Verifies the customer's phone number in two steps: the number, then the code that was sent to it (product spec, section 4).
 * The callbacks decide how long a step takes. Used in a dialog and on a page; has no heading of its own.
 */
export function PhoneVerification({
  onSendCode,
  onVerify,
  verified = false,
  codes = 'sent',
  texts,
  className,
  ...rest
}: PhoneVerificationProps) {
  const [step, setStep] = useState<Step>('number')
  const [phone, setPhone] = useState('')
  const { pending, run } = useAction()
  const form = codes === 'none' ? 'unavailable' : step
  const shown = verified ? 'verified' : form
  const focusTarget = useFocusOnceChanged<HTMLInputElement & HTMLDivElement>(step)

  /** Runs one step. A second click while one is pending is ignored, and has no failure to show. */
  const send = async (step: () => Promise<SubmitResult>, next: () => void): Promise<SubmitResult> => {
    let result: SubmitResult = { ok: true }
    await run(async () => {
      result = await step()
      if (result.ok) next()
      return result
    })
    return result
  }

  return (
    <div
      data-component="PhoneVerification"
      data-step={shown}
      {...rest}
      className={classNames(css.verification, className)}
    >
      {/* Screen readers do not announce the button's new label by themselves. */}
      <VisuallyHidden role="status">
        {pending && { number: texts.sendingCode, code: texts.verifying, verified: '', unavailable: '' }[shown]}
      </VisuallyHidden>
      {shown === 'unavailable' && <Text tone="secondary">{texts.unavailable}</Text>}
      {shown === 'number' && (
        <NumberStep
          phone={phone}
          isSimulated={codes === 'simulated'}
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
          isSimulated={codes === 'simulated'}
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
              {spacedPhone(phone) || texts.verifiedDescription}
            </Text>
          </div>
        </div>
      )}
    </div>
  )
}
