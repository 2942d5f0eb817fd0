import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert, Wrench } from 'lucide-react'
import type { ComponentState, ServiceStatus } from '#contracts/status.ts'
import { Badge, type BadgeProps } from '#ds/components/Badge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { cautiousShare, type DayLevel, lastDays, levelOf, type ShownDay } from './days.ts'
import * as css from './StatusScreen.css.ts'
import type { StatusScreenTexts } from './status-texts.ts'

const looks: Record<ComponentState, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  operational: { tone: 'positive', icon: CircleCheck },
  degraded: { tone: 'critical', icon: TriangleAlert },
  maintenance: { tone: 'brand', icon: Wrench },
  unknown: { tone: 'neutral', icon: CircleHelp },
}

interface ComponentCardProps {
  component: ServiceStatus['components'][number]
  /** Time of the last check: the row of days ends with its day. Null: nothing has been checked. */
  checkedAt: string | null
  texts: StatusScreenTexts
}

/** One component: its state now, and how reliable it was on each of the last 90 days. */
export function ComponentCard({ component, checkedAt, texts }: ComponentCardProps) {
  const { date, percent } = useFormats()
  const { name, description } = texts.components[component.name]
  const days = checkedAt === null ? [] : lastDays(component.days, checkedAt)
  const since = days[0]?.uptime === null ? days.find(isMeasured)?.day : undefined
  return (
    <article className={css.card} data-state={component.state}>
      <div className={css.line}>
        <Heading level={3} size="title">
          {name}
        </Heading>
        <Badge {...looks[component.state]}>{texts.states[component.state]}</Badge>
      </div>
      <Text size="small" tone="secondary">
        {description}
      </Text>
      <Text weight="semibold">
        {component.uptime90 === null
          ? texts.notMeasuredYet
          : texts.uptime(percent(cautiousShare(component.uptime90)), since ? date(since) : null)}
      </Text>
      {days.length > 0 && <Days days={days} texts={texts} />}
    </article>
  )
}

const isMeasured = (day: ShownDay): day is ShownDay & { uptime: number } => day.uptime !== null

function Days({ days, texts }: { days: readonly ShownDay[]; texts: StatusScreenTexts }) {
  const { date, percent } = useFormats()
  const share = (uptime: number) => percent(cautiousShare(uptime))
  const measured = days.filter(isMeasured)
  const [first] = measured
  const worst = first && measured.reduce((lowest, day) => (day.uptime < lowest.uptime ? day : lowest), first)
  const label = worst ? texts.days(measured.length, { share: share(worst.uptime), day: date(worst.day) }) : texts.noDays
  return (
    <div className={css.part}>
      <div role="img" aria-label={label} className={css.days}>
        {days.map(({ day, uptime }) => (
          <span
            key={day}
            title={uptime === null ? texts.dayNotMeasured(date(day)) : texts.day(date(day), share(uptime))}
            className={css.day[levelOf(uptime)]}
          />
        ))}
      </div>
      <div className={css.line}>
        <Text size="caption" tone="tertiary" render={<span />}>
          {texts.firstDay}
        </Text>
        <Text size="caption" tone="tertiary" render={<span />}>
          {texts.lastDay}
        </Text>
      </div>
    </div>
  )
}

const levels: readonly DayLevel[] = ['full', 'partial', 'low', 'none']

/** What the bars mean. */
export function DaysLegend({ texts }: { texts: StatusScreenTexts }) {
  return (
    <ul className={css.legend}>
      {levels.map((level) => (
        <li key={level} className={css.legendItem}>
          <span aria-hidden className={css.sample}>
            <span className={classNames(css.day[level], css.sampleBar)} />
          </span>
          {texts.legend[level]}
        </li>
      ))}
    </ul>
  )
}
