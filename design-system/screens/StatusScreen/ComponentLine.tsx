import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert, Wrench } from 'lucide-react'
import type { ComponentState, ServiceStatus, StatusComponent } from '#contracts/status.ts'
import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
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

interface ComponentLineProps {
  component: ServiceStatus['components'][number]
  /** Time of the last check: the row of days ends with its day. Null: nothing has been checked. */
  checkedAt: string | null
  texts: StatusScreenTexts
}

/** One component: its state now, and how reliable it was on each of the last 90 days. */
export function ComponentLine({ component, checkedAt, texts }: ComponentLineProps) {
  const { date, percent } = useFormats()
  const days = checkedAt === null ? [] : lastDays(component.days, checkedAt)
  const since = days[0]?.uptime === null ? days.find(isMeasured)?.day : undefined
  const share = component.uptime90 === null ? null : percent(cautiousShare(component.uptime90))
  return (
    <article className={css.component} data-state={component.state}>
      <ComponentName name={component.name} texts={texts} />
      {days.length > 0 ? <Days days={days} texts={texts} /> : <Baseline basis="promised" className={css.noDays} />}
      <Text weight="semibold" className={css.share}>
        <span aria-hidden>{share ?? '–'}</span>
        <VisuallyHidden>
          {share === null ? texts.notMeasuredYet : texts.uptime(share, since ? date(since) : null)}
        </VisuallyHidden>
      </Text>
      <div className={css.state}>
        <Badge {...looks[component.state]}>{texts.states[component.state]}</Badge>
      </div>
    </article>
  )
}

/** Known before the state is. */
export function ComponentName({ name, texts }: { name: StatusComponent; texts: StatusScreenTexts }) {
  return (
    <div className={css.componentName}>
      <Heading level={3} size="small">
        {texts.components[name].name}
      </Heading>
      <Text size="caption" tone="secondary" className={css.description}>
        {texts.components[name].description}
      </Text>
    </div>
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
    <div role="img" aria-label={label} className={css.days}>
      {days.map(({ day, uptime }) => (
        <span
          key={day}
          title={uptime === null ? texts.dayNotMeasured(date(day)) : texts.day(date(day), share(uptime))}
          className={css.day[levelOf(uptime)]}
        />
      ))}
    </div>
  )
}

/** What the two ends of all rows of days are. */
export function DaysEnds({ texts }: { texts: StatusScreenTexts }) {
  return (
    <div className={css.ends}>
      <div className={css.endsOfDays}>
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
