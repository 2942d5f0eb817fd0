import { useMemo } from 'react'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { MonthBars, type MonthBarsTexts } from '#ds/components/data/MonthBars/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MonthSpending.css.ts'
import { monthSums, type SpendingMonth } from './month-sums.ts'

export interface MonthSpendingTexts {
  title: string
  /** The unit of the bars: thousands of dong, without refunds. */
  unit: string
  bars: MonthBarsTexts
  /** What was spent in the current month, whose name is already formatted. */
  spent: (month: string, amount: string) => string
  /** Replaces it in a month with refunds. */
  spentNet: (month: string, amount: string, refunds: string) => string
  /** Replaces it in a month in which more was refunded than spent: by how much. */
  moreRefunded: (month: string, amount: string) => string
}

export interface MonthSpendingProps extends Omit<StackProps, 'children'> {
  history: Resource<WalletHistory>
  /** What falls due. Months ahead are shown once it has loaded. */
  forecast: Resource<WalletForecast>
  /** The current time, ISO 8601. */
  now: string
  texts: MonthSpendingTexts
}

/** What was spent in each month, without what was refunded, and what is going to be charged. */
export function MonthSpending({ history, forecast, now, texts, ...rest }: MonthSpendingProps) {
  const { month, number, shortMonth } = useFormats()
  const expected = dataOf(forecast)
  const sums = useMemo(() => mapResource(history, (known) => monthSums(known, expected, now)), [history, expected, now])
  const bars = useMemo(
    () =>
      mapResource(sums, (months) =>
        months.map(({ month: start, ...sum }) => ({
          ...sum,
          id: start,
          label: shortMonth(start),
          name: month(start),
        })),
      ),
    [sums, shortMonth, month],
  )
  const present = dataOf(sums)?.find(({ current }) => current)
  return (
    <Stack data-component="MonthSpending" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <div className={css.panel}>
        <Text size="small" tone="secondary" render={<div />}>
          {history.status === 'loading' && <Skeleton length="long" />}
          {present && sentenceOf(present, texts, month(present.month))}
        </Text>
        <MonthBars
          label={`${texts.title}, ${texts.unit}`}
          months={bars}
          texts={texts.bars}
          format={(dong) => number(dong / 1000)}
        />
        <Text size="caption" tone="tertiary" aria-hidden>
          {texts.unit}
        </Text>
      </div>
    </Stack>
  )
}

/** What the current month has cost, said so that it is true also when more came back than was spent. */
function sentenceOf({ spent, returned }: SpendingMonth, texts: MonthSpendingTexts, month: string) {
  if (spent < 0) return sentenceWithMoney([-spent], (more) => texts.moreRefunded(month, more))
  if (returned > 0) return sentenceWithMoney([spent, returned], (sum, refunds) => texts.spentNet(month, sum, refunds))
  return sentenceWithMoney([spent], (sum) => texts.spent(month, sum))
}
