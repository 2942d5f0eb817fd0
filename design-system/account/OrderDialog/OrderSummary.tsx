import { type ReactNode, useId } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text, type TextProps } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import type { OrderQuote } from './order-quote.ts'
import type { OrderDialogTexts } from './order-texts.ts'

export interface OrderSummaryProps {
  plan: Plan | undefined
  /** Absent until a plan is chosen. */
  quote: OrderQuote | undefined
  billingPeriod: BillingPeriod
  /** Name of the chosen location. Absent until one is chosen. */
  location: string | undefined
  /** Name of the chosen operating system. Absent until one is chosen. */
  operatingSystem: string | undefined
  /** The chosen name of the VPS; empty until one is typed. */
  name: string
  texts: OrderDialogTexts
}

/** A summary of the order: price, choices, period, next billing date, and the balance before and after. */
export function OrderSummary({ plan, quote, texts, ...choices }: OrderSummaryProps) {
  const headingId = useId()
  return (
    <section data-component="OrderSummary" aria-labelledby={headingId} className={css.summary}>
      <Heading id={headingId} level={2} size="small">
        {texts.summary}
      </Heading>
      {plan && quote ? (
        <QuoteDetails plan={plan} quote={quote} texts={texts} {...choices} />
      ) : (
        <Text size="small" tone="secondary">
          {texts.summaryEmpty}
        </Text>
      )}
    </section>
  )
}

function QuoteDetails({
  plan,
  quote,
  billingPeriod,
  location,
  operatingSystem,
  name,
  texts,
}: OrderSummaryProps & { plan: Plan; quote: OrderQuote }) {
  const { currency, date } = useFormats()
  const { wallet } = quote
  return (
    <>
      <div className={css.price}>
        <Text size="figure" weight="semibold" numeric>
          {currency(quote.cost)}
        </Text>
        <Text size="small" tone="secondary">
          {texts.perPeriod[billingPeriod]}
        </Text>
      </div>
      <dl className={css.lines}>
        <Line label={texts.plan}>{plan.name}</Line>
        {location && <Line label={texts.location}>{location}</Line>}
        {operatingSystem && <Line label={texts.operatingSystem}>{operatingSystem}</Line>}
        {name && <Line label={texts.name}>{name}</Line>}
        <Line label={texts.summaryPeriod}>{texts.periods[billingPeriod]}</Line>
        <Line label={texts.nextBillingDate}>
          <time dateTime={quote.nextBillingDate}>{date(quote.nextBillingDate)}</time>
        </Line>
      </dl>
      {wallet && (
        <>
          <div className={css.divider} />
          <dl className={css.lines}>
            <Line label={texts.walletNow}>{currency(wallet.before)}</Line>
            <Line label={texts.walletAfter} tone={wallet.shortfall === '0' ? 'primary' : 'critical'}>
              {currency(wallet.after)}
            </Line>
          </dl>
          {wallet.shortfall !== '0' && (
            <Text size="small" weight="medium" tone="critical">
              {texts.shortfall(currency(wallet.shortfall))}
            </Text>
          )}
        </>
      )}
    </>
  )
}

function Line({ label, tone = 'primary', children }: { label: string; tone?: TextProps['tone']; children: ReactNode }) {
  return (
    <div className={css.line}>
      <Text size="small" tone="secondary" render={<dt />}>
        {label}
      </Text>
      <Text size="small" weight="semibold" tone={tone} numeric className={css.lineValue} render={<dd />}>
        {children}
      </Text>
    </div>
  )
}
