import { ExternalLink } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import type { PaymentStatus } from '#contracts/payments.ts'
import { TransferDetails } from '#ds/account/TransferDetails/index.ts'
import { useFocusOnceLost } from '#ds/account/use-focus-once-lost.ts'
import { Ripple } from '#ds/components/brand/Ripple/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { LoadError } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { gatewayNames } from './gateway-names.ts'
import { OrderNotice } from './OrderNotice.tsx'
import { Outcome } from './Outcome.tsx'
import * as css from './PaymentProgress.css.ts'
import { type PaymentProgressTexts, viewTexts } from './payment-progress-texts.ts'
import { announcedMinutes, clockTime, paymentView } from './payment-view.ts'

export interface PaymentProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The payment and what has arrived. The caller loads it again when it changes. */
  status: PaymentStatus
  /** The current time, ISO 8601. The caller passes a new one every second, for the time that is left. */
  now: string
  /** The wallet once the money is in it: whole dong, and until when it lasts, formatted. Default: the sums leave it out. */
  balance?: string | undefined
  lastsUntil?: string | undefined
  /** Set while the page cannot learn of changes. Default: it can. */
  disconnected?: LoadError | undefined
  /** Cancels the payment; money that arrives later is credited all the same. */
  onCancel: () => Promise<SubmitResult>
  /** Records that the customer says that the money was sent. */
  onReport: () => Promise<SubmitResult>
  /** Asks for the same amount again. */
  onAskAgain: () => Promise<SubmitResult>
  /** The way on: when the money has arrived, and where an order waited for it, also when nothing did. A ButtonLink or a Button. */
  next: ReactNode
  /** Where customers send the proof of a transfer that is not found, and ask about a payment that we look at. */
  supportHref: string
  texts: PaymentProgressTexts
}

/**
 * A payment from the request to the money in the wallet: how to pay while it is awaited, then what arrived. None of its states is a dead end,
 * and none says that money is lost: what arrives is credited, whatever the page showed.
 */
export function PaymentProgress({
  status,
  now,
  balance,
  lastsUntil,
  disconnected,
  onCancel,
  onReport,
  onAskAgain,
  next,
  supportHref,
  texts,
  className,
  ...rest
}: PaymentProgressProps) {
  const formats = useFormats()
  const { error, run, pendingKeys } = useAction()
  const [isCodeShown, setIsCodeShown] = useState(false)
  const view = paymentView(status)
  // The button that led here is gone.
  const heading = useFocusOnceLost<HTMLHeadingElement>(view)
  const code = useFocusOnceLost<HTMLDivElement>(isCodeShown)
  const { payment } = status
  const words = formatPayment(status, formats)
  const transfer = transferOf(status)
  const transferTexts =
    status.order?.state === 'waiting' ? { ...texts.transfer, note: texts.order.note } : texts.transfer
  const isRedirect = payment.kind === 'redirect'
  const { waiting, pace, minutesLeft, askAgain: askAgainText } = isRedirect ? texts.redirect : texts
  const cancel = (
    <Button
      tone="neutral"
      emphasis="ghost"
      pending={pendingKeys.has('cancel')}
      onClick={() => void run(onCancel, 'cancel')}
    >
      {texts.cancel}
    </Button>
  )
  const report = (
    <Button
      tone="neutral"
      emphasis="outline"
      pending={pendingKeys.has('report')}
      onClick={() => void run(onReport, 'report')}
    >
      {texts.report}
    </Button>
  )
  const askAgain = (
    <Button pending={pendingKeys.has('ask')} onClick={() => void run(onAskAgain, 'ask')}>
      {askAgainText(words)}
    </Button>
  )
  const contact = (
    <ButtonLink tone="neutral" emphasis="outline" href={supportHref}>
      {texts.contact}
    </ButtonLink>
  )
  const withContact = (
    <>
      {next}
      {status.inReview === true && contact}
    </>
  )
  const showCode = !isCodeShown && (
    <Button tone="neutral" emphasis="ghost" onClick={() => setIsCodeShown(true)}>
      {texts.showCode}
    </Button>
  )

  return (
    <div data-component="PaymentProgress" {...rest} className={classNames(css.root, className)}>
      <VisuallyHidden role="status">{view === 'pay' ? '' : viewTexts(status, view, texts).title(words)}</VisuallyHidden>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      {disconnected && (
        <Notice
          tone="caution"
          title={texts.disconnected.title}
          role="status"
          {...(disconnected.onRetry && { onRetry: disconnected.onRetry })}
        >
          {texts.disconnected.description}
        </Notice>
      )}
      {status.inReview === true && view !== 'review' && (
        <Notice tone="caution" title={texts.review.title} role="status">
          {texts.review.description(words)}
        </Notice>
      )}
      {status.order && <OrderNotice order={status.order} status={status} texts={texts.order} />}
      {view === 'pay' ? (
        <Stack space="lg">
          <div className={css.waiting}>
            <Ripple state="running" />
            <Text size="small" weight="medium" role="status">
              {typeof waiting === 'string' ? waiting : waiting(words)}
            </Text>
            <Text size="small" tone="secondary" className={css.time} role="timer">
              {texts.timeLeft(clockTime(now, payment.expiresAt))}
            </Text>
            <TimeAnnouncement now={now} until={payment.expiresAt} minutesLeft={minutesLeft} />
          </div>
          {transfer ? (
            <TransferDetails transfer={transfer} texts={transferTexts}>
              {report}
              {cancel}
            </TransferDetails>
          ) : (
            <Stack space="md">
              <Text>{texts.redirect.description(words)}</Text>
              <div className={css.actions}>
                {payment.url === null ? (
                  <Button pending>{texts.redirect.preparing}</Button>
                ) : (
                  <ButtonLink href={payment.url} icon={ExternalLink} rel="noreferrer">
                    {texts.redirect.action(words)}
                  </ButtonLink>
                )}
                {cancel}
              </div>
            </Stack>
          )}
          <Text size="small" tone="secondary">
            {pace(words)}
          </Text>
        </Stack>
      ) : (
        <Outcome
          view={view}
          headingRef={heading}
          status={status}
          words={words}
          now={now}
          balance={balance}
          lastsUntil={lastsUntil}
          texts={texts}
          actions={
            {
              received: withContact,
              late: withContact,
              over: (
                <>
                  {next}
                  {contact}
                </>
              ),
              under: withContact,
              // Nothing is to be paid again.
              review: contact,
              expired: (
                <>
                  {status.order ? next : askAgain}
                  {!isRedirect && report}
                </>
              ),
              // The amount alone would not order anything.
              cancelled: status.order ? next : askAgain,
              looking: (
                <>
                  {contact}
                  {showCode}
                </>
              ),
            }[view]
          }
        />
      )}
      {transfer && (view === 'under' || (view === 'looking' && isCodeShown)) && (
        <TransferDetails ref={code} tabIndex={-1} transfer={transfer} texts={transferTexts} className={css.below} />
      )}
    </div>
  )
}

/** The transfer that is still missing; undefined if there is none, or it is made at a provider's page. */
function transferOf({ payment: { bank, qr, amount, memo }, remainder, missing, received }: PaymentStatus) {
  if (!bank || !qr) return undefined
  return remainder !== null && received !== '0'
    ? { bank, qr: remainder, amount: missing, memo }
    : { bank, qr, amount, memo }
}

function formatPayment(
  { payment, method, received, missing, receivedAt, reportedAt }: PaymentStatus,
  formats: Formats,
) {
  const surplus = BigInt(received) - BigInt(payment.amount)
  return {
    amount: formats.currency(payment.amount),
    received: formats.currency(received),
    missing: formats.currency(missing),
    surplus: formats.currency(surplus > 0n ? surplus : 0n),
    memo: payment.memo,
    provider: gatewayNames[method] ?? '',
    deadline: formats.dateTime(payment.expiresAt),
    receivedAt: receivedAt ? formats.dateTime(receivedAt) : '',
    reportedAt: reportedAt ? formats.dateTime(reportedAt) : '',
  }
}
type Formats = ReturnType<typeof useFormats>

/** Says how much time is left, three times in all: a clock that is read out every second would be unbearable. */
function TimeAnnouncement({
  now,
  until,
  minutesLeft,
}: {
  now: string
  until: string
  minutesLeft: (minutes: number) => string
}) {
  const threshold = announcedMinutes(now, until)
  // What is left when it is said: a page that is opened between two of them has less than the first.
  const left = Math.ceil((Date.parse(until) - Date.parse(now)) / 60_000)
  const [announced, setAnnounced] = useState({ threshold, left })
  if (announced.threshold !== threshold) setAnnounced({ threshold, left })
  return <VisuallyHidden role="status">{threshold === undefined ? '' : minutesLeft(announced.left)}</VisuallyHidden>
}
