import { CircleCheck } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react'
import { card } from '#ds/account/ForgotPassword/ForgotPassword.css.ts'
import type { LinkResult } from '#ds/account/link-result.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { VerifyEmailTexts } from './verify-email-texts.ts'

export interface VerifyEmailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the address has a token at all. Default: true. */
  hasToken?: boolean
  /** Whether it waits for a click, for what one may not want to happen by itself. Default: false. */
  needsClick?: boolean
  /** Uses the link, once. */
  onVerify: () => Promise<LinkResult>
  /** Sends a new link, if the browser is signed in. Default: there is no such button. */
  onResend?: (() => Promise<SubmitResult>) | undefined
  /** Where it goes on: the account, or the login page. */
  nextHref: string
  texts: VerifyEmailTexts
}

type Step = 'ready' | 'working' | 'done' | 'expired' | 'failed'

/**
 * Does what a link of a mail is for, by itself or after a click: confirms an address, or stops a change of it. The link is used once, however often
 * the page renders.
 */
export function VerifyEmail({
  hasToken = true,
  needsClick = false,
  onVerify,
  onResend,
  nextHref,
  texts,
  className,
  ...rest
}: VerifyEmailProps) {
  const [step, setStep] = useState<Step>(needsClick ? 'ready' : 'working')
  const [reason, setReason] = useState<string>()
  const shown = hasToken ? step : 'expired'
  const hasBegun = useRef(false)
  const target = useFocusOnceChanged<HTMLHeadingElement>(step)

  const verify = async () => {
    setStep('working')
    const result = await onVerify()
    if (result.ok) setStep('done')
    else if ('isExpired' in result) setStep('expired')
    else {
      setReason(result.message)
      setStep('failed')
    }
  }
  const begin = useEffectEvent(() => {
    // A link works once, and an effect may run twice.
    if (hasBegun.current || needsClick || !hasToken) return
    hasBegun.current = true
    void verify()
  })
  useEffect(() => begin(), [])

  return (
    <div data-component="VerifyEmail" data-step={shown} {...rest} className={classNames(card, className)}>
      <Stack space="lg">
        <div role="status">
          <Stack space="xs">
            <Heading ref={target} tabIndex={-1} level={1} size="page">
              {texts[shown].heading}
            </Heading>
            <Text tone="secondary">{(shown === 'failed' && reason) || texts[shown].message}</Text>
          </Stack>
        </div>
        {shown === 'ready' && (
          <Button size="large" fullWidth onClick={() => void verify()}>
            {texts.ready.submit}
          </Button>
        )}
        {shown === 'working' && <Spinner />}
        {shown === 'done' && (
          <ButtonLink href={nextHref} size="large" fullWidth icon={CircleCheck}>
            {texts.done.next}
          </ButtonLink>
        )}
        {shown === 'failed' && (
          <Button size="large" fullWidth onClick={() => void verify()}>
            {texts.failed.retry}
          </Button>
        )}
        {shown === 'expired' && <Expired onResend={onResend} nextHref={nextHref} texts={texts.expired} />}
      </Stack>
    </div>
  )
}

interface ExpiredProps extends Pick<VerifyEmailProps, 'onResend' | 'nextHref'> {
  texts: VerifyEmailTexts['expired']
}

function Expired({ onResend, nextHref, texts }: ExpiredProps) {
  const { pending, error, run } = useAction()
  const [wasSent, setWasSent] = useState(false)
  return (
    <Stack space="md">
      {error !== undefined && (
        <Notice tone="critical" role="alert">
          {error}
        </Notice>
      )}
      {wasSent && (
        <Notice tone="positive" role="status">
          {texts.resent}
        </Notice>
      )}
      {onResend && !wasSent && (
        <Button
          size="large"
          fullWidth
          pending={pending}
          onClick={async () => {
            if (await run(onResend)) setWasSent(true)
          }}
        >
          {pending ? texts.resending : texts.resend}
        </Button>
      )}
      <ButtonLink href={nextHref} size="large" fullWidth {...(onResend && { tone: 'neutral', emphasis: 'outline' })}>
        {texts.next}
      </ButtonLink>
    </Stack>
  )
}
