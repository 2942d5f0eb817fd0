import { AlarmClock, Clock } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { NoValue } from '#ds/admin/AdminTable/index.ts'
import { type AgeTexts, ageOf, timeInWords } from '#ds/admin/WorkQueue/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './TicketInbox.css.ts'

export interface ReplyClockTexts extends AgeTexts {
  /** When no first reply is due any more. */
  stopped: string
}

export interface ReplyClockProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  texts: ReplyClockTexts
  /** When the ticket was opened. ISO 8601. */
  since: string
  /** When its first reply is due; null once it was given, and for a closed ticket. ISO 8601. */
  due: string | null
  /** ISO 8601. */
  now: string
}

/** The last third of the time is near its end; past it the clock rings. Each state has an outline of its own, and words. */
const icons = { near: Clock, past: AlarmClock, longPast: AlarmClock } as const
const tones = { within: 'tertiary', near: 'caution', past: 'critical', longPast: 'critical' } as const

/** How long until the first reply to a ticket is due, or since when it is late, in words. */
export function ReplyClock({ texts, since, due, now, className, ...rest }: ReplyClockProps) {
  const age = due === null ? undefined : ageOf({ since, due }, now)
  if (!age) return <NoValue {...rest}>{texts.stopped}</NoValue>
  return (
    <Text
      data-component="ReplyClock"
      data-age={age.state}
      size="small"
      tone={tones[age.state]}
      weight={age.counts === 'over' ? 'semibold' : 'regular'}
      {...rest}
      render={<span />}
      className={classNames(css.clock, className)}
    >
      {age.state !== 'within' && <Icon icon={icons[age.state]} />}
      {texts.age[age.counts](timeInWords(age.minutes, texts))}
    </Text>
  )
}
