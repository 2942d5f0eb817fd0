import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { AccountSummary } from '#contracts/account.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { type BalanceForecast, balanceForecast } from '#ds/account/balance-forecast.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { BalanceLevel } from './BalanceLevel.tsx'
import * as css from './FigureLine.css.ts'

export interface FigureLineTexts {
  /** Accessible name of the group. */
  label: string
  balance: string
  /** Below a balance that pays every charge for two years. */
  lastsLong: string
  /** Below a balance that pays every charge that is known; `date` is how far they are known, formatted. */
  lastsBeyond: (date: string) => string
  /** Below a balance that runs out; `date` is the day of the first charge that it cannot pay, formatted. */
  lastsUntil: (date: string) => string
  /** Beside the level: when something is missing. The amount follows below. */
  missingOn: (date: string) => string
  /** The level in words, for screen readers; `missing` and `date` are formatted. */
  levelWithShortfall: (missing: string, date: string) => string
  topUp: string
  activeVps: string
  /** After the number of running instances; `total` is formatted. */
  ofTotal: (total: string) => string
  /** How many instances are being set up. */
  creating: (count: number) => string
  openTickets: string
  monthlySpend: string
  /** `refunds` is formatted. */
  afterRefunds: (refunds: string) => string
  /** Labels for phones, where three figures share a line. */
  short: { activeVps: string; openTickets: string; monthlySpend: string }
  /** Shown in place of a figure that could not be loaded. The page around says so once, and loads it again. */
  unknown: string
  /** The same for screen readers. */
  unknownContext: string
}

export interface FigureLineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  summary: Resource<AccountSummary>
  /** What falls due. Until it is known, nothing is said about how long the balance lasts. */
  forecast: Resource<WalletForecast>
  /** The current time, ISO 8601. */
  now: string
  /** How many instances are being set up. Default: 0. */
  creatingVps?: number
  /** Called to top up the wallet: a button beside the balance on phones. Without it there is none. */
  onTopUp?: (() => void) | undefined
  texts: FigureLineTexts
}

/** The four figures of the account in one line: the balance and how long it lasts, instances, tickets, and this month's net spend. */
export function FigureLine({
  balance,
  summary,
  forecast,
  now,
  creatingVps = 0,
  onTopUp,
  texts,
  className,
  ...rest
}: FigureLineProps) {
  const { currency, number, date } = useFormats()
  const ahead = dataOf(forecast)
  const expected = ahead && balanceForecast(ahead, now)
  const lasts = expected && formatBalanceForecast(expected, texts, date)
  const shortOn = expected?.kind === 'until' && expected.urgency !== 'later' ? expected.at : undefined
  const refunds = dataOf(summary)?.monthlyRefunds
  return (
    <section
      data-component="FigureLine"
      aria-label={texts.label}
      {...rest}
      className={classNames(css.container, className)}
    >
      <dl className={css.figures}>
        <Figure
          label={texts.balance}
          resource={balance}
          value={(amount) => currency(amount)}
          amount={(amount) => amount}
          context={lasts}
          texts={texts}
          className={css.balance}
        >
          {ahead && expected?.kind !== 'nothing-due' && (
            <BalanceLevel forecast={ahead} shortOn={shortOn} texts={texts} />
          )}
          {onTopUp && (
            <dd className={css.topUp}>
              <Button tone="neutral" emphasis="outline" className={css.topUpButton} onClick={() => onTopUp()}>
                {texts.topUp}
              </Button>
            </dd>
          )}
        </Figure>
        <Figure
          label={texts.activeVps}
          shortLabel={texts.short.activeVps}
          resource={summary}
          value={({ activeVps }) => number(activeVps)}
          suffix={({ totalVps }) => texts.ofTotal(number(totalVps))}
          context={creatingVps > 0 && texts.creating(creatingVps)}
          texts={texts}
        />
        <Figure
          label={texts.openTickets}
          shortLabel={texts.short.openTickets}
          resource={summary}
          value={({ openTickets }) => number(openTickets)}
          texts={texts}
        />
        <Figure
          label={texts.monthlySpend}
          shortLabel={texts.short.monthlySpend}
          resource={summary}
          value={({ monthlySpend }) => currency(monthlySpend)}
          amount={({ monthlySpend }) => monthlySpend}
          context={refunds !== undefined && refunds !== '0' && texts.afterRefunds(currency(refunds))}
          texts={texts}
        />
      </dl>
    </section>
  )
}

/** How long the balance lasts; nothing if nothing falls due. */
function formatBalanceForecast(expected: BalanceForecast, texts: FigureLineTexts, date: (iso: string) => string) {
  if (expected.kind === 'nothing-due') return undefined
  if (expected.kind === 'until') return texts.lastsUntil(date(expected.at))
  return expected.isLong ? texts.lastsLong : texts.lastsBeyond(date(expected.until))
}

interface FigureProps<Data> {
  label: string
  /** The label on phones. Default: `label`. */
  shortLabel?: string
  resource: Resource<Data>
  value: (data: Data) => string
  /** The value in dong, if it is money: it is then shown by Money. */
  amount?: (data: Data) => string | undefined
  /** Follows the value, in a quiet tone. */
  suffix?: (data: Data) => string
  context?: ReactNode
  texts: FigureLineTexts
  className?: string | undefined
  children?: ReactNode
}

function Figure<Data>({
  label,
  shortLabel,
  resource,
  value,
  amount,
  suffix,
  context,
  texts,
  className,
  children,
}: FigureProps<Data>) {
  const loading = useMessage('loading')
  const shown = resource.status === 'ready' ? value(resource.data) : texts.unknown
  const dong = resource.status === 'ready' ? amount?.(resource.data) : undefined
  return (
    <div className={classNames(css.figure, className)} aria-busy={resource.status === 'loading' || undefined}>
      <dt className={css.label}>
        {shortLabel === undefined ? (
          label
        ) : (
          <>
            <span className={css.fullLabel}>{label}</span>
            <span className={css.shortLabel}>{shortLabel}</span>
          </>
        )}
      </dt>
      <dd className={css.value} style={assignInlineVars({ [css.characters]: String(shown.length) })}>
        {resource.status === 'loading' ? (
          <>
            <VisuallyHidden>{loading}</VisuallyHidden>
            <Skeleton length="full" className={css.loadingValue} />
          </>
        ) : (
          <span className={css.number}>{dong === undefined ? shown : <Money amount={dong} />}</span>
        )}
        {suffix && resource.status === 'ready' && <span className={css.suffix}>{suffix(resource.data)}</span>}
        {resource.status === 'error' && <VisuallyHidden>{texts.unknownContext}</VisuallyHidden>}
        {resource.status === 'ready' && context && <span className={css.context}>{context}</span>}
      </dd>
      {children}
    </div>
  )
}
