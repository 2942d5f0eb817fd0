import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import type { ForecastLine, WalletForecast } from '#contracts/wallet.ts'
import { chargesUntilShortfall } from '#ds/account/charges-until-shortfall.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './UpcomingCharges.css.ts'

export interface UpcomingChargesTexts {
  title: string
  /** Label of the button that shows all of them; `count` is their number. */
  showAll: (count: number) => string
  showFewer: string
  /** What a charge is for. */
  renewal: string
  /** What is left in the wallet after a charge. */
  left: (amount: string) => string
  /** Shown at a charge that the wallet cannot pay. */
  short: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface UpcomingChargesProps extends Omit<StackProps, 'children'> {
  forecast: Resource<WalletForecast>
  /** The current time, ISO 8601. */
  now: string
  texts: UpcomingChargesTexts
  /** The number of charges that are shown at first. Default: 5. */
  count?: number
}

/**
 * What will be taken from the wallet next, with what is left after each charge, up to the first one that it cannot pay. Pass the server's forecast
 * as it is: discounts end, and several charges may fall on one day.
 */
export function UpcomingCharges({ forecast, now, texts, count = 5, ...rest }: UpcomingChargesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const lines = chargesUntilShortfall(dataOf(forecast)?.lines ?? [])
  const shown = isWhole ? lines : lines.slice(0, count)
  return (
    <Stack data-component="UpcomingCharges" space="md" {...rest}>
      <PanelHeader
        title={texts.title}
        action={
          lines.length > count && (
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              aria-expanded={isWhole}
              className={css.showAll}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? texts.showFewer : texts.showAll(lines.length)}
            </Button>
          )
        }
      />
      <ResourceList
        label={texts.title}
        resource={forecast.status === 'ready' ? { ...forecast, data: shown } : forecast}
        itemKey={({ vpsId, date }) => `${vpsId} ${date}`}
        renderItem={(line) => <Charge line={line} now={now} texts={texts} />}
        errorTitle={texts.errorTitle}
        skeletonRows={count}
        density="compact"
        empty={<EmptyState icon={CalendarCheck} title={texts.emptyTitle} description={texts.emptyDescription} />}
      />
    </Stack>
  )
}

interface ChargeProps {
  line: ForecastLine
  now: string
  texts: UpcomingChargesTexts
}

function Charge({ line: { date, name, amount, balanceAfter }, now, texts }: ChargeProps) {
  const formats = useFormats()
  const isShort = balanceAfter === null
  return (
    <div className={css.charge}>
      <Text weight="medium" className={css.date} render={<time dateTime={date} />}>
        {formats.date(date)}
      </Text>
      <Text size="small" tone={isShort ? 'caution' : 'tertiary'} className={css.days}>
        {formats.daysLeft(date, now)}
      </Text>
      <Text weight="medium" className={css.name}>
        {name}
      </Text>
      <Text size="small" tone="secondary" className={css.renewal}>
        {texts.renewal}
      </Text>
      <Text weight="semibold" className={css.amount}>
        <Money amount={-BigInt(amount)} sign="always" />
      </Text>
      <Text size="small" tone={isShort ? 'caution' : 'tertiary'} className={css.left}>
        {isShort ? texts.short : sentenceWithMoney([balanceAfter], texts.left)}
      </Text>
    </div>
  )
}
