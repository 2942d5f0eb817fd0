import { type LucideIcon, MapPin, Server, Tag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text, type TextProps } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OrderDialog.css.ts'
import type { OrderQuote } from './order-quote.ts'
import type { OrderDialogTexts } from './order-texts.ts'
import type { QuoteState } from './use-quote.ts'

export interface OrderSummaryProps {
  plan: Pick<Plan, 'name'> | undefined
  /** Absent until a plan is chosen. */
  quote: OrderQuote | undefined
  /** Whether the quote is that of the shown choices, and why not. */
  state: QuoteState
  billingPeriod: BillingPeriod
  /** Name of the chosen location. Absent until one is chosen. */
  location: string | undefined
  /** Name of the chosen operating system. Absent until one is chosen. */
  operatingSystem: string | undefined
  /** The chosen name of the VPS; empty until one is typed. */
  name: string
  /** Until when the wallet lasts once the order is paid, ISO 8601. Absent where that is not known. */
  lastsUntil?: string | undefined
  /** Whether pending top-ups bring what the wallet lacks. Default: false. */
  isMoneyComing?: boolean
  /** Called to verify the phone number, where a trial needs that. */
  onVerify?: (() => void) | undefined
  texts: OrderDialogTexts
}

/** A summary of the order: the choices, the lines of the price, the next charge, and the wallet before and after. */
export function OrderSummary({ plan, quote, state, onVerify, texts, ...choices }: OrderSummaryProps) {
  const headingId = useId()
  return (
    <section data-component="OrderSummary" aria-labelledby={headingId} className={css.summary}>
      <div className={css.summaryHead}>
        <Heading id={headingId} level={2} size="small">
          {texts.summary}
        </Heading>
        {/* Beside the heading, and without words: a line of its own would push the price down, and up again. */}
        <div role="status" className={css.asking}>
          {state.loading && (
            <>
              <Spinner />
              <VisuallyHidden>{texts.quoteLoading}</VisuallyHidden>
            </>
          )}
        </div>
      </div>
      {plan && quote ? (
        <div aria-busy={state.loading || undefined} data-stale={state.loading || undefined} className={css.details}>
          <QuoteDetails plan={plan} quote={quote} texts={texts} {...choices} />
        </div>
      ) : (
        !plan && (
          <Text size="small" tone="secondary">
            {texts.summaryEmpty}
          </Text>
        )
      )}
      {state.error?.reason === 'verification_required' && (
        <Notice
          tone="caution"
          role="status"
          action={
            onVerify && (
              <Button tone="neutral" emphasis="outline" size="small" onClick={() => onVerify()}>
                {texts.verify}
              </Button>
            )
          }
        >
          {state.error.message}
        </Notice>
      )}
      {state.error && state.error.reason !== 'code_invalid' && state.error.reason !== 'verification_required' && (
        <Notice
          tone="caution"
          title={texts.quoteFailed}
          {...(!state.error.reason && { onRetry: () => void state.ask() })}
        >
          {state.error.message}
        </Notice>
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
  lastsUntil,
  isMoneyComing = false,
  texts,
}: Omit<OrderSummaryProps, 'state' | 'onVerify'> & { plan: Pick<Plan, 'name'>; quote: OrderQuote }) {
  const { currency, date } = useFormats()
  const { wallet, server } = quote
  return (
    <>
      <ul className={css.choices}>
        <Choice icon={Server} first={plan.name} second={texts.periods[billingPeriod]} />
        {(location || operatingSystem) && (
          <Choice icon={MapPin} first={location ?? operatingSystem} second={location && operatingSystem} />
        )}
        {name && <Choice icon={Tag} first={name} />}
      </ul>
      <div className={css.divider} />
      {quote.listPrice !== undefined && (
        <dl className={css.lines}>
          <Line label={texts.planLine(plan.name, billingPeriod)}>
            <Money amount={quote.listPrice} />
          </Line>
        </dl>
      )}
      {server && (
        <ul aria-label={texts.quoteLines} className={css.lines}>
          {server.lines.map((line) => (
            <li key={`${line.kind} ${line.label}`} className={css.line}>
              <Text size="small" tone="secondary" className={css.lineLabel} render={<span />}>
                {line.label}
              </Text>
              <Text
                size="small"
                weight="semibold"
                tone={line.amount.startsWith('-') ? 'positive' : 'primary'}
                className={css.lineValue}
                render={<span />}
              >
                <Money amount={line.amount} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      <dl className={css.lines}>
        <div className={css.line}>
          <Text size="small" weight="semibold" className={css.lineLabel} render={<dt />}>
            {texts.total}
          </Text>
          <Text weight="semibold" className={css.sum} render={<dd />}>
            <Money amount={quote.cost} />
          </Text>
        </div>
        {/* A trial is not renewed by itself: it ends, or is paid for. */}
        {server?.trialEndsAt ? (
          <>
            <Line label={texts.trialEnds}>
              <time dateTime={server.trialEndsAt}>{date(server.trialEndsAt)}</time>
            </Line>
            <Line label={texts.nextCharge}>
              <Money amount={server.nextCharge.amount} />
            </Line>
          </>
        ) : (
          <Line
            label={
              <>
                {texts.nextBillingDate} <time dateTime={quote.nextBillingDate}>{date(quote.nextBillingDate)}</time>
              </>
            }
          >
            {server && <Money amount={server.nextCharge.amount} />}
          </Line>
        )}
      </dl>
      {server?.trialEndsAt && (
        <Text size="small" tone="secondary">
          {texts.trialEndsNote}
        </Text>
      )}
      {server && server.discountedPeriods > 0 && (
        <Text size="small" tone="secondary">
          {texts.afterDiscount(`${currency(server.regularAmount)}${texts.perPeriod[billingPeriod]}`)}
        </Text>
      )}
      {wallet && (
        <>
          <div className={css.divider} />
          <div className={css.wallet}>
            <dl className={css.lines}>
              <Line label={texts.walletNow}>
                <Money amount={wallet.before} />
              </Line>
              {/* No wallet is ever below zero: said is what it lacks. */}
              {wallet.shortfall === '0' ? (
                <Line label={texts.walletAfter}>
                  <Money amount={wallet.after} />
                </Line>
              ) : (
                <Line label={texts.missing} tone={isMoneyComing ? 'primary' : 'critical'}>
                  <Money amount={wallet.shortfall} />
                </Line>
              )}
            </dl>
            {wallet.shortfall === '0' && (
              <Meter
                bare
                basis="promised"
                label={texts.walletAfter}
                value={Number(wallet.after)}
                max={Number(wallet.before)}
                valueText={currency(wallet.after)}
              />
            )}
            {lastsUntil !== undefined && (
              <Text size="small" tone="secondary">
                {texts.walletLasts(date(lastsUntil))}
              </Text>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** What is chosen, without a label: the icon and the words say what it is. */
function Choice({ icon, first, second }: { icon: LucideIcon; first: ReactNode; second?: ReactNode }) {
  return (
    <li className={css.choice}>
      <Icon icon={icon} className={css.choiceIcon} />
      <span className={css.choiceWords}>
        <Text size="small" weight="semibold" render={<span />}>
          {first}
        </Text>
        {second && (
          <Text size="small" tone="secondary" render={<span />}>
            {second}
          </Text>
        )}
      </span>
    </li>
  )
}

interface LineProps {
  label: ReactNode
  tone?: TextProps['tone']
  children: ReactNode
}

function Line({ label, tone = 'primary', children }: LineProps) {
  return (
    <div className={css.line}>
      <Text size="small" tone="secondary" className={css.lineLabel} render={<dt />}>
        {label}
      </Text>
      <Text size="small" weight="semibold" tone={tone} className={css.lineValue} render={<dd />}>
        {children}
      </Text>
    </div>
  )
}
