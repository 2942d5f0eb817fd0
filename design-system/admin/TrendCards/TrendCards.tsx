import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import type { AdminTrends } from '#contracts/admin.ts'
import { TrendLine, type TrendLineTexts, type TrendValues } from '#ds/components/data/TrendLine/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, loadErrorOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './TrendCards.css.ts'
import { shareOfChange, type TrendsOfPeriod, trendsOf } from './trends-of.ts'

export interface TrendCardsTexts {
  /** Names the period: the last 30 days. */
  heading: string
  revenue: string
  deposits: string
  newVps: string
  firstReply: string
  /** By how much a sum is more than the one before it, or less. Both are already formatted. */
  more: (percent: string, before: string) => string
  less: (percent: string, before: string) => string
  /** The sum is that of the period before. */
  same: string
  /** There was nothing in the period before. */
  nothingBefore: string
  /** A figure of the period before. */
  before: (figure: string) => string
  /** Below the deposits: what customers spent. */
  spent: (amount: string) => string
  /** What the time to the first reply is: the median of seven days. */
  replyBasis: string
  /** Replaces the time where nobody has been answered. */
  noReply: string
  minutes: (count: number) => string
  /** Legends of the lines. */
  current: string
  previous: string
  promised: string
  depositedLine: string
  spentLine: string
  /** The last day. */
  today: string
  loadFailed: string
}

export interface TrendCardsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The texts, in one language. */
  texts: TrendCardsTexts
  /** Stale trends stay visible below a notice. */
  trends: Resource<AdminTrends>
  /** The promised time of a first reply, in minutes. */
  promisedReply: number
}

/** The last 30 days of the business as four cards: what was earned, what came in against what was spent, new machines, and how fast we reply. */
export function TrendCards({ texts, trends: resource, promisedReply, className, ...rest }: TrendCardsProps) {
  const headingId = useId()
  const { currency, number, percent, day } = useFormats()
  const trends = useMemo(() => mapResource(resource, trendsOf), [resource])
  const data = dataOf(trends)
  const loadError = loadErrorOf(resource)

  const line: TrendLineTexts = {
    current: texts.current,
    previous: texts.previous,
    promised: texts.promised,
    from: data?.from ? day(data.from) : '',
    to: texts.today,
  }
  /** How a sum compares with the one before it, which is already formatted. */
  const changeOf = (trend: TrendsOfPeriod['revenue'], before: string) => {
    const share = shareOfChange(trend)
    if (share === undefined) return texts.nothingBefore
    if (share === 0) return texts.same
    return share > 0 ? texts.more(percent(share), before) : texts.less(percent(-share), before)
  }
  const { revenue, deposits, newVps, reply } = data ?? {}
  const replyNote = [texts.replyBasis, reply?.before !== undefined && texts.before(texts.minutes(reply.before))]
  const valuesOf = (kind: 'revenue' | 'deposits' | 'newVps' | 'reply') =>
    mapResource(trends, (known) => known[kind].values)

  return (
    <section
      data-component="TrendCards"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.root, className)}
    >
      <Heading level={2} size="title" id={headingId}>
        {texts.heading}
      </Heading>
      {resource.status === 'error' ? (
        <ErrorState title={texts.loadFailed} description={resource.message} onRetry={resource.onRetry} />
      ) : (
        <>
          {loadError && (
            <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
              {loadError.message}
            </Notice>
          )}
          <div className={css.cards}>
            <TrendCard
              title={texts.revenue}
              figure={revenue && <Money amount={revenue.sum} />}
              note={revenue && sentenceWithMoney([revenue.before], (before) => changeOf(revenue, before))}
              words={revenue && [currency(revenue.sum), changeOf(revenue, currency(revenue.before))]}
              values={valuesOf('revenue')}
              texts={line}
            />
            <TrendCard
              title={texts.deposits}
              figure={deposits && <Money amount={deposits.sum} />}
              note={deposits && sentenceWithMoney([deposits.spent], texts.spent)}
              words={deposits && [currency(deposits.sum), texts.spent(currency(deposits.spent))]}
              values={valuesOf('deposits')}
              texts={{ ...line, current: texts.depositedLine, previous: texts.spentLine }}
            />
            <TrendCard
              title={texts.newVps}
              figure={newVps && number(Number(newVps.sum))}
              note={newVps && texts.before(number(Number(newVps.before)))}
              words={newVps && [number(Number(newVps.sum)), texts.before(number(Number(newVps.before)))]}
              values={valuesOf('newVps')}
              texts={line}
            />
            <TrendCard
              title={texts.firstReply}
              figure={reply && (reply.latest === undefined ? texts.noReply : texts.minutes(reply.latest))}
              note={reply && replyNote.filter(Boolean).join(', ')}
              words={
                reply && [
                  reply.latest === undefined ? texts.noReply : texts.minutes(reply.latest),
                  ...replyNote.filter((part) => part !== false),
                ]
              }
              values={valuesOf('reply')}
              promised={promisedReply}
              texts={line}
            />
          </div>
        </>
      )}
    </section>
  )
}

interface TrendCardProps {
  title: string
  /** Absent while it loads. */
  figure: ReactNode
  /** What puts the figure into context. */
  note: ReactNode
  /** Figure and note for the text alternative of the line. */
  words: readonly string[] | undefined
  values: Resource<TrendValues>
  promised?: number
  texts: TrendLineTexts
}

function TrendCard({ title, figure, note, words = [], values, promised, texts }: TrendCardProps) {
  return (
    <div className={css.card}>
      <Text size="small" tone="secondary" render={<div />}>
        {title}
      </Text>
      <div className={css.figure}>{figure ?? <Skeleton />}</div>
      <Text size="caption" tone="secondary" render={<div />}>
        {note ?? <Skeleton length="long" />}
      </Text>
      <TrendLine
        label={[title, ...words].join(', ')}
        trend={values}
        {...(promised !== undefined && { promised })}
        texts={texts}
        className={css.line}
      />
    </div>
  )
}
