import { useId } from 'react'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import type { OrderQuote } from './order-quote.ts'
import type { OrderDialogTexts } from './order-texts.ts'

/** The price that was shown, and the one that holds now: equal if only the quote is a new one. Whole dong as decimal strings. */
export interface PriceChange {
  before: string
  after: string
}

export interface OrderFooterProps {
  /** Id of the form that the button submits. */
  formId: string
  quote: OrderQuote | undefined
  billingPeriod: BillingPeriod
  pending: boolean
  /** Why the last attempt failed. Shown here, because the form may be scrolled out of view. */
  error: string | undefined
  /** What has changed since the price was shown. */
  change: PriceChange | undefined
  /** Why nothing can be paid, besides a low balance. Default: it can. */
  disabledReason?: string
  onCancel: () => void
  onTopUp: (shortfall: string) => void
  texts: OrderDialogTexts
}

/** The cancel and submit buttons and, when the balance is too low, the reason and a top-up button. */
export function OrderFooter({
  formId,
  quote,
  billingPeriod,
  pending,
  error,
  change,
  disabledReason,
  onCancel,
  onTopUp,
  texts,
}: OrderFooterProps) {
  const { currency } = useFormats()
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
      {shortfall !== undefined && (
        <Notice
          tone="critical"
          role="status"
          action={
            <Button tone="neutral" emphasis="outline" size="small" onClick={() => onTopUp(shortfall)}>
              {texts.topUp}
            </Button>
          }
        >
          <span id={reasonId}>{texts.insufficientBalance}</span>
        </Notice>
      )}
      <div className={css.buttons}>
        {quote && (
          <div className={css.total}>
            <Text size="caption" tone="secondary">
              {texts.total}
            </Text>
            <div className={css.price}>
              <Text size="large" weight="semibold">
                <Money amount={quote.cost} />
              </Text>
              {/* The server's total is what is paid today, which a discount or a trial makes another amount than that of a period. */}
              {!quote.server && (
                <Text size="caption" tone="secondary">
                  {texts.perPeriod[billingPeriod]}
                </Text>
              )}
            </div>
          </div>
        )}
        <Button tone="neutral" emphasis="outline" onClick={() => onCancel()} className={css.cancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          pending={pending}
          {...(shortfall === undefined
            ? { disabledReason }
            : { disabledReason: texts.shortfall(currency(shortfall)), 'aria-describedby': reasonId })}
        >
          {pending ? texts.submitting : texts.submit}
          {quote && !pending && <span className={css.submitAmount}>{` · ${currency(quote.cost)}`}</span>}
        </Button>
      </div>
    </div>
  )
}
