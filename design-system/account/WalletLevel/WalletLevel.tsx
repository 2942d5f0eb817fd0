import { Plus, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useMemo } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { type BalanceForecast, balanceForecast } from '#ds/account/balance-forecast.ts'
import { topUpsOf } from '#ds/account/top-ups-of.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import {
  LevelChart,
  type LevelChartTexts,
  type LevelKind,
  type LevelNow,
  type LevelPoint,
} from '#ds/domain/LevelChart/index.ts'
import { purposeOf, type TransactionWordsTexts, transactionWords } from '#ds/domain/transaction-words.ts'
import { loadErrorOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import { levelOf } from './level-of.ts'
import { LoadingTopUps, TopUpCards } from './TopUpCards.tsx'
import * as css from './WalletLevel.css.ts'

/** A point of the chart in words; all of it is already formatted. */
export interface PointWords {
  date: string
  amount: string
  what: string
  balance: string
}

export interface WalletLevelTexts {
  balance: string
  /** Shown instead of a balance that could not be loaded. */
  balanceUnknown: string
  topUp: string
  /** Above the day of the first charge that the wallet cannot pay: far away, soon, and in the past. */
  until: Readonly<Record<'later' | 'soon' | 'overdue', string>>
  /** What that charge is for, how much it is, and what the wallet has by then. */
  reason: (name: string, amount: string, left: string) => string
  /** If the wallet pays for everything within two years. */
  long: string
  /** If it pays for everything that is known, up to a day. */
  beyond: (date: string) => string
  nothingDue: string
  /** Before the top-ups for some months. */
  topUpsLabel: string
  /** For how much longer the wallet lasts with such a top-up. */
  topUpMonths: (months: number) => string
  /** Until when it then lasts; `date` is formatted. */
  topUpUntil: (date: string) => string
  /** Over the chart of a wallet that never had money. */
  empty: string
  /** Name of the chart. */
  chartLabel: (from: string, to: string) => string
  chart: LevelChartTexts
  /** The words of a day on which the wallet does not suffice. */
  missing: (amount: string) => string
  /** The sentence of each point. */
  points: Readonly<Record<LevelKind, (point: PointWords) => string>>
  today: (date: string, balance: string) => string
  /** The reasons for transactions. */
  words: TransactionWordsTexts
}

export interface WalletLevelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  history: Resource<WalletHistory>
  forecast: Resource<WalletForecast>
  /** The current time, ISO 8601. */
  now: string
  texts: WalletLevelTexts
  /** Called to top up the wallet, with the amount of a suggestion. */
  onTopUp: (amount?: string) => void
}

/**
 * The wallet as a level: the balance, until when it lasts, how it got there, and what to top up for some months more. Pass the server's forecast as
 * it is: several charges may fall on one day.
 */
export function WalletLevel({ balance, history, forecast, now, texts, onTopUp, className, ...rest }: WalletLevelProps) {
  const formats = useFormats()
  const level = useMemo(
    () =>
      mapResource(both(history, forecast), ([known, expected]) =>
        levelOf(known, expected, {
          now,
          nameOf: (transaction) => nameOf(transaction, texts, formats),
          flagOf: (missing) => texts.missing(formats.currency(missing)),
        }),
      ),
    [history, forecast, now, texts, formats],
  )
  const outlook = useMemo(() => mapResource(forecast, (expected) => balanceForecast(expected, now)), [forecast, now])
  const topUps = forecast.status === 'ready' ? topUpsOf(forecast.data) : []
  const [from, to] = level.status === 'ready' ? [level.data.from, level.data.to] : [now, now]
  return (
    <section
      data-component="WalletLevel"
      aria-label={texts.balance}
      {...rest}
      className={classNames(css.card, className)}
    >
      <div className={css.head}>
        <Stack space="2xs">
          <Text size="small" weight="medium" tone="secondary">
            {texts.balance}
          </Text>
          <div className={css.figure}>
            <Balance balance={balance} unknown={texts.balanceUnknown} />
          </div>
        </Stack>
        <div className={css.outlook}>
          {outlook.status === 'loading' && <LoadingBalanceForecast />}
          {outlook.status === 'ready' && <BalanceForecastText outlook={outlook.data} texts={texts} now={now} />}
        </div>
        <Button icon={Plus} onClick={() => onTopUp()}>
          {texts.topUp}
        </Button>
      </div>
      <LevelChart
        label={texts.chartLabel(formats.date(from), formats.date(to))}
        level={level}
        texts={texts.chart}
        empty={texts.empty}
        describe={(point) => describe(point, texts, formats)}
      />
      {forecast.status === 'loading' && <LoadingTopUps label={texts.topUpsLabel} />}
      {topUps.length > 0 && <TopUpCards topUps={topUps} texts={texts} onTopUp={onTopUp} />}
    </section>
  )
}

/** Two resources as one: ready when both are. */
function both<One, Other>(one: Resource<One>, other: Resource<Other>): Resource<readonly [One, Other]> {
  const error = loadErrorOf(one, other)
  if (one.status === 'ready' && other.status === 'ready')
    return { status: 'ready', data: [one.data, other.data], stale: error }
  return error ? { status: 'error', ...error } : { status: 'loading' }
}

function nameOf(transaction: WalletTransaction, { words }: WalletLevelTexts, formats: Formats): string {
  const { title, detail } = transactionWords(transaction, words, formats)
  // The name of a bank alone does not say that money went there.
  if (transaction.type === 'withdrawal' && detail) return words.inOneLine(title, detail)
  return purposeOf(transaction, words, formats) || title
}

function describe(point: LevelPoint | LevelNow, texts: WalletLevelTexts, formats: Formats) {
  const date = formats.date(point.at)
  const balance = formats.currency(point.level)
  if (point.kind === 'now') return texts.today(date, balance)
  const amount = formats.currency(Math.abs(point.change))
  return texts.points[point.kind]({ date, amount, what: point.label, balance })
}

/** Length of the longest amount that fits on a phone at full size. */
const FULL_SIZE_CHARACTERS = 15

function Balance({ balance, unknown }: { balance: Resource<string>; unknown: string }) {
  const { currency } = useFormats()
  if (balance.status === 'loading') return <Skeleton length="full" />
  if (balance.status === 'error') return unknown
  const isLong = currency(balance.data).length > FULL_SIZE_CHARACTERS
  return <Money amount={balance.data} className={isLong ? css.longFigure : undefined} />
}

/** As high as the words of a wallet that runs out one day. */
function LoadingBalanceForecast() {
  return (
    <Stack space="2xs">
      <Text size="small" render={<div />}>
        <Skeleton length="short" />
      </Text>
      <Text weight="semibold" className={css.untilDate} render={<div />}>
        <Skeleton length="medium" />
      </Text>
      <Text size="small" className={css.reason} render={<div />}>
        <Skeleton length="long" />
      </Text>
    </Stack>
  )
}

interface BalanceForecastTextProps {
  outlook: BalanceForecast
  texts: WalletLevelTexts
  now: string
}

function BalanceForecastText({ outlook, texts, now }: BalanceForecastTextProps) {
  const { currency, date, daysLeft } = useFormats()
  if (outlook.kind !== 'until') {
    const lasting = outlook.kind === 'beyond' && (outlook.isLong ? texts.long : texts.beyond(date(outlook.until)))
    return (
      <Text weight="medium" tone="secondary">
        {lasting || texts.nothingDue}
      </Text>
    )
  }
  const { at, name, amount, left, urgency } = outlook
  const isLoud = urgency !== 'later'
  return (
    <Stack space="2xs">
      <Text size="small" weight="medium" tone={isLoud ? 'caution' : 'secondary'}>
        {texts.until[urgency]}
      </Text>
      <div className={css.until}>
        {isLoud && <Icon icon={TriangleAlert} size="medium" className={css.loudIcon} />}
        <Text
          weight="semibold"
          tone={isLoud ? 'caution' : 'brand'}
          className={css.untilDate}
          render={<time dateTime={at} />}
        >
          {date(at)}
        </Text>
        <Text size="small" tone="secondary" render={<span />}>
          {daysLeft(at, now)}
        </Text>
      </div>
      <Text size="small" tone="secondary" className={css.reason}>
        {texts.reason(name, currency(amount), currency(left))}
      </Text>
    </Stack>
  )
}
