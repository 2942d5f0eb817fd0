import { AlarmClock, Clock, Hourglass, Landmark, LifeBuoy, type LucideIcon, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './WorkQueue.css.ts'
import { type AgeState, ageOf, partsOfTime, type WorkAge } from './work-age.ts'
import type { WorkAction, WorkItem, WorkKind } from './work-items.ts'

export interface WorkRowTexts {
  /** Before whose it probably is. */
  suggestion: string
  /** The age in words, around a time: "chờ 25 phút", "còn 18 phút", "quá hạn 2 giờ 10 phút". */
  age: Readonly<Record<WorkAge['counts'], (time: string) => string>>
  /** The units of a time, with their number. */
  units: Readonly<Record<'days' | 'hours' | 'minutes', (count: number) => string>>
}

interface WorkRowProps {
  texts: WorkRowTexts
  kind: WorkKind
  item: WorkItem
  now: string
}

const icons: Readonly<Record<WorkKind, LucideIcon>> = {
  deposits: Clock,
  unmatched: Landmark,
  tickets: LifeBuoy,
  failures: RefreshCw,
  planned: Hourglass,
}

/** Past the promise, the clock rings. */
const ageIcons = { near: Clock, past: AlarmClock } as const
const ageTones = { within: 'tertiary', near: 'caution', past: 'critical' } as const

type Look = 'neutral' | 'brand' | 'caution' | 'critical'

/** What failed is red, what has a suggestion is easy; otherwise the age decides. */
function lookOf(kind: WorkKind, item: WorkItem, age: AgeState | undefined): Look {
  if (kind === 'failures') return 'critical'
  if (item.suggestion) return 'brand'
  if (age === 'past') return 'critical'
  return age === 'near' ? 'caution' : 'neutral'
}

/** One piece of work: a row, or on a phone a card. */
export function WorkRow({ texts, kind, item, now }: WorkRowProps) {
  const nameId = useId()
  const age = ageOf(item, now)
  const { number, amount, memo, title, href, customer, email, note, suggestion, action, otherAction } = item
  return (
    <li data-component="WorkRow" data-age={age?.state} className={css.row}>
      <span className={css.icon({ look: lookOf(kind, item, age?.state) })}>
        <Icon icon={item.icon ?? icons[kind]} />
      </span>
      <Text size="caption" tone="secondary" family="mono" render={<span />} className={css.number}>
        {number}
      </Text>
      <div className={css.what}>
        <Text size="small" id={nameId} className={css.name}>
          {amount !== undefined && <Money render={<strong />} amount={amount} className={css.amount} />}
          {memo !== undefined && <code className={css.memo}>{memo}</code>}
          {title !== undefined && <span className={css.title}>{href ? <Link href={href}>{title}</Link> : title}</span>}
        </Text>
        {(customer || email || note || suggestion) && (
          <Text size="caption" tone="secondary">
            {suggestion && (
              <>
                {texts.suggestion} <strong className={css.suggested}>{suggestion.name}</strong>, {suggestion.reason}
              </>
            )}
            {customer && <span>{customer}</span>}
            {customer && email && ' · '}
            {email && <EmailAddress>{email}</EmailAddress>}
            {note && <span>{`${suggestion || customer || email ? ' · ' : ''}${note}`}</span>}
          </Text>
        )}
      </div>
      {age && (
        <Text size="caption" tone={ageTones[age.state]} render={<span />} className={css.age}>
          {age.state !== 'within' && <Icon icon={ageIcons[age.state]} className={css.ageIcon} />}
          <span className={css.ageWords}>{texts.age[age.counts](timeInWords(age.minutes, texts))}</span>
        </Text>
      )}
      <div className={css.actions}>
        {otherAction && <ActionButton action={otherAction} describedBy={nameId} emphasis="ghost" />}
        {action && (
          <ActionButton action={action} describedBy={nameId} emphasis={action.suggested ? 'soft' : 'outline'} />
        )}
      </div>
    </li>
  )
}

interface ActionButtonProps {
  action: WorkAction
  describedBy: string
  emphasis: 'soft' | 'outline' | 'ghost'
}

function ActionButton({ action, describedBy, emphasis }: ActionButtonProps) {
  const { label, asks, pending = false, disabledReason, onSelect } = action
  return (
    <Button
      tone={emphasis === 'soft' ? 'brand' : 'neutral'}
      emphasis={emphasis}
      size="small"
      pending={pending}
      {...(disabledReason !== undefined && { disabledReason })}
      aria-describedby={describedBy}
      className={css.action}
      onClick={onSelect}
    >
      {asks ? `${label}…` : label}
    </Button>
  )
}

/** "2 giờ 10 phút"; a time below a minute is said as no minutes. */
function timeInWords(minutes: number, { units }: WorkRowTexts): string {
  const parts = partsOfTime(minutes)
  const shown = (['days', 'hours', 'minutes'] as const).filter((unit) => parts[unit] > 0)
  if (shown.length === 0) return units.minutes(0)
  return shown.map((unit) => units[unit](parts[unit])).join(' ')
}
