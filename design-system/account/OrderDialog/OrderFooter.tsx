import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { depositFor } from '#contracts/rules/money.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import type { OrderQuote } from './order-quote.ts'
import type { OrderDialogTexts } from './order-texts.ts'

/** The price that was shown, and the one that applies now: equal if only the quote is a new one. Whole dong as decimal strings. */
export interface PriceChange {
  before: string
  after: string
}

/** An order that waits for its payment. */
export interface WaitingForPayment {
  name: string
  /** Until when its price is held, ISO 8601. */
  heldUntil: string
  /** The page of the payment. Absent if the customer has nothing more to pay. */
  payHref?: string | undefined
}

export interface OrderFooterProps {
  /** Id of the form that the button submits. */
  formId: string
  quote: OrderQuote | undefined
  /** Until when the wallet lasts once the order is paid, ISO 8601. Default: what is then left in it is said instead. */
  lastsUntil?: string | undefined
  pending: boolean
  /** Why the last attempt failed. Shown here, because the form may be scrolled out of view. */
  error: string | undefined
  /** What has changed since the price was shown. */
  change: PriceChange | undefined
  /** What pending top-ups bring, whole dong as a decimal string, if that covers what the wallet lacks. Default: it does not. */
  incoming?: string | undefined
  /** An order that waits for its payment, which is said before what is missing. Default: none. */
  waiting?: WaitingForPayment | undefined
  /** Why nothing can be paid, besides a low balance. Default: it can. */
  disabledReason?: string
  onCancel: () => void
  onTopUp: (shortfall: string) => void
  texts: OrderDialogTexts
}

/** The cancel and submit buttons and, when the balance is too low, the reason and a top-up button in the same line. */
export function OrderFooter({
  formId,
  quote,
  lastsUntil,
  pending,
  error,
  change,
  incoming,
  waiting,
  disabledReason,
  onCancel,
  onTopUp,
  texts,
}: OrderFooterProps) {
  const { currency, date, dateTime } = useFormats()
  const reasonId = useId()
  const shortfall = quote?.wallet && quote.wallet.shortfall !== '0' ? quote.wallet.shortfall : undefined
  return (
    <div data-component="OrderFooter" className={css.footer}>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      {change && (
        <Notice tone="caution" role="status">
          {change.before === change.after
            ? texts.quoteRenewed
            : texts.priceChanged(currency(change.before), currency(change.after))}
        </Notice>
      )}
      <div className={css.buttons}>
        {shortfall !== undefined && (
          <>
            <div role="status" className={css.short}>
              {waiting && (
                <Text id={reasonId} size="small" className={css.waiting} render={<span />}>
                  {texts.waiting(waiting.name, dateTime(waiting.heldUntil))}{' '}
                  {waiting.payHref !== undefined && <Link href={waiting.payHref}>{texts.payWaiting}</Link>}
                </Text>
              )}
              {waiting && incoming === undefined && (
                <Text size="small" weight="semibold" tone="secondary" className={css.shortAmount} render={<span />}>
                  {texts.short(currency(shortfall))}
                </Text>
              )}
              {!waiting && incoming === undefined && (
                <>
                  <Text size="small" className={css.reason} render={<span />}>
                    <Icon icon={CircleAlert} className={css.reasonIcon} />
                    <span id={reasonId}>{texts.insufficientBalance}</span>
                  </Text>
                  <Text size="small" weight="semibold" tone="critical" className={css.shortAmount} render={<span />}>
                    {texts.short(currency(shortfall))}
                  </Text>
                </>
              )}
              {incoming !== undefined && (
                <Text {...(!waiting && { id: reasonId })} size="small" tone="secondary" render={<span />}>
                  {texts.incoming(currency(incoming))}
                </Text>
              )}
            </div>
            <Button
              {...((incoming !== undefined || waiting) && ({ tone: 'neutral', emphasis: 'outline' } as const))}
              onClick={() => onTopUp(shortfall)}
            >
              {texts.topUp(currency(depositFor(BigInt(shortfall)).toString()))}
            </Button>
          </>
        )}
        {quote?.wallet && shortfall === undefined && (
          <div className={css.after}>
            <Text size="caption" tone="secondary">
              {lastsUntil === undefined ? texts.walletAfter : texts.walletLastsLabel}
            </Text>
            <Text weight="semibold">
              {lastsUntil === undefined ? (
                <Money amount={quote.wallet.after} />
              ) : (
                <time dateTime={lastsUntil}>{date(lastsUntil)}</time>
              )}
            </Text>
          </div>
        )}
        <Button tone="neutral" emphasis="outline" onClick={() => onCancel()} className={css.cancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          pending={pending}
          className={css.submit}
          // The action that is possible now is the stronger one.
          {...(shortfall !== undefined && ({ tone: 'neutral', emphasis: 'outline' } as const))}
          {...(shortfall === undefined
            ? { disabledReason }
            : { disabledReason: texts.shortfall(currency(shortfall)), 'aria-describedby': reasonId })}
        >
          {pending ? (
            texts.submitting
          ) : (
            // It is one element: between several, the button would put its own gap, on one side of the dot.
            <span>
              {texts.submit}
              {quote && (
                <span
                  className={shortfall === undefined ? css.submitAmount : css.submitAmountInLine}
                >{` · ${currency(quote.cost)}`}</span>
              )}
            </span>
          )}
        </Button>
      </div>
    </div>
  )
}
