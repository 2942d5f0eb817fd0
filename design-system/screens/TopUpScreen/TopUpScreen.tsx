import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { PaymentStatus } from '#contracts/payments.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { forecastOf } from '#contracts/rules/wallet-forecast.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { choiceOf, PaymentProgress, paymentView } from '#ds/account/PaymentProgress/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './TopUpScreen.css.ts'
import type { TopUpScreenTexts } from './top-up-screen-texts.ts'

export interface TopUpScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: TopUpScreenTexts
  /** The page's header. */
  header: ReactNode
  /** The payment and what has arrived. */
  status: Resource<PaymentStatus>
  /** Whether there is no such payment, or it is another customer's. Default: false. */
  isMissing?: boolean
  /** The wallet as it is now: whole dong. */
  balance: Resource<string>
  /** What falls due, to say until when the wallet lasts. */
  forecast: Resource<WalletForecast>
  /** The current time, ISO 8601, a new one every second. */
  now: string
  /** Address of the wallet. */
  walletHref: string
  /** Address of an instance. */
  vpsHref: (vpsId: string) => string
  /** Where customers send the proof of a transfer that is not found. */
  supportHref: string
  onCancel: () => Promise<SubmitResult>
  onReport: () => Promise<SubmitResult>
  /** Asks for the same amount again, and leads to the page of that payment. */
  onAskAgain: () => Promise<SubmitResult>
}

/** The page of a top-up: how to pay, that it is awaited, and the money as it arrives, without loading the page again. */
export function TopUpScreen({
  texts,
  header,
  status,
  isMissing = false,
  balance,
  forecast,
  now,
  walletHref,
  vpsHref,
  supportHref,
  onCancel,
  onReport,
  onAskAgain,
  className,
  ...rest
}: TopUpScreenProps) {
  const formats = useFormats()
  const data = dataOf(status)
  const { open, again } = texts.progress.order
  /** The way on from an order that has ended. */
  const orderLink = (order: WaitingOrder | null | undefined) => {
    if (!order || order.state === 'waiting') return undefined
    if (order.vpsId !== null) return <ButtonLink href={vpsHref(order.vpsId)}>{open}</ButtonLink>
    return <ButtonLink href={orderAddress(choiceOf(order))}>{again}</ButtonLink>
  }
  return (
    <div data-component="TopUpScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main} aria-busy={status.status === 'loading' || undefined}>
        <div className={css.head}>
          <Link href={walletHref} tone="neutral" underline="hover" className={css.back}>
            <Icon icon={ArrowLeft} />
            {texts.wallet}
          </Link>
          <div className={css.title}>
            <Heading level={1} size="page">
              {data ? texts.heading(formats.currency(data.payment.amount)) : texts.title}
            </Heading>
            {data?.transaction.number && (
              <Text size="small" tone="tertiary" family="mono">
                {data.transaction.number}
              </Text>
            )}
          </div>
        </div>
        {status.status === 'loading' && <Loading />}
        {status.status === 'error' && !isMissing && (
          <ErrorState
            title={texts.errorTitle}
            description={status.message}
            {...(status.onRetry && { onRetry: status.onRetry })}
          />
        )}
        {isMissing && (
          <EmptyState
            title={texts.notFound.title}
            description={texts.notFound.description}
            action={<ButtonLink href={walletHref}>{texts.toWallet}</ButtonLink>}
          />
        )}
        {data && (
          <div className={css.columns}>
            <PaymentProgress
              status={data}
              now={now}
              balance={dataOf(balance)}
              lastsUntil={lastsUntilOf(dataOf(forecast), formats)}
              disconnected={status.status === 'ready' ? status.stale : undefined}
              onCancel={onCancel}
              onReport={onReport}
              onAskAgain={onAskAgain}
              next={orderLink(data.order) ?? <ButtonLink href={walletHref}>{texts.toWallet}</ButtonLink>}
              supportHref={supportHref}
              texts={texts.progress}
              className={css.card}
            />
            {paymentView(data) === 'pay' && (
              <After
                amount={data.payment.amount}
                bonus={data.bonus}
                order={data.order?.state === 'waiting' ? data.order : undefined}
                balance={dataOf(balance)}
                forecast={dataOf(forecast)}
                texts={texts.after}
              />
            )}
          </div>
        )}
      </main>
    </div>
  )
}

type Formats = ReturnType<typeof useFormats>

const lastsUntilOf = (forecast: WalletForecast | undefined, formats: Formats) =>
  forecast?.lastsUntil ? formats.date(forecast.lastsUntil) : undefined

interface AfterProps {
  amount: string
  /** What the money earns on top. */
  bonus: string
  /** What the money pays for at once; undefined if it stays in the wallet. */
  order: WaitingOrder | undefined
  balance: string | undefined
  forecast: WalletForecast | undefined
  texts: TopUpScreenTexts['after']
}

/** What the money does to the wallet: its level now and then, and until when it lasts. */
function After({ amount, bonus, order, balance, forecast, texts }: AfterProps) {
  const formats = useFormats()
  if (balance === undefined) return null
  const then = BigInt(balance) + BigInt(amount) + BigInt(bonus) - BigInt(order?.total ?? 0)
  return (
    <section aria-label={texts.heading} className={css.after}>
      <Text weight="semibold">{texts.heading}</Text>
      <Meter
        bare
        label={texts.now}
        value={Number(balance)}
        max={Number(BigInt(balance) + BigInt(amount))}
        valueText={formats.currency(balance)}
      />
      <dl className={css.sums}>
        <Line label={texts.now}>
          <Money amount={balance} />
        </Line>
        <Line label={texts.deposit}>
          <Money amount={amount} sign="always" />
        </Line>
        {bonus !== '0' && (
          <Line label={texts.bonus}>
            <Money amount={bonus} sign="always" />
          </Line>
        )}
        {order && (
          <Line label={texts.order(order.choice.name)}>
            <Money amount={-BigInt(order.total)} sign="always" />
          </Line>
        )}
        <Line label={texts.balanceAfter} isTotal>
          <Money amount={then} />
        </Line>
      </dl>
      {/* What the instance of an order will cost is not in the forecast yet. */}
      {!order && forecast?.lastsUntil && (
        <Text size="small" tone="secondary">
          {laterWords(Number(then), forecast, forecast.lastsUntil, texts, formats)}
        </Text>
      )}
    </section>
  )
}

/** Until when a wallet lasts with a balance, in words. */
function laterWords(
  balance: number,
  { lines }: WalletForecast,
  instead: string,
  texts: AfterProps['texts'],
  formats: Formats,
): string {
  const charges = lines.map(({ vpsId, date, amount }) => ({ vpsId, at: Date.parse(date), amount: Number(amount) }))
  const { lastsUntil } = forecastOf(balance, charges)
  if (lastsUntil === null) return texts.lastsForAll
  return texts.lastsUntil(formats.date(new Date(lastsUntil).toISOString()), formats.date(instead))
}

function Line({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(css.sum, isTotal && css.total)}>
      <dt className={css.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A skeleton of a payment: the code, and the facts beside it. */
function Loading() {
  return (
    <div className={classNames(css.card, css.loading)}>
      <div className={css.loadingCode} />
      <div>
        {[0, 1, 2, 3, 4].map((fact) => (
          <Text key={fact} className={css.loadingFact}>
            <Skeleton length="long" />
          </Text>
        ))}
      </div>
    </div>
  )
}
