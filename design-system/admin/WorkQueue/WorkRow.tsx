import {
  AlarmClock,
  ArrowUpRight,
  Clock,
  Hourglass,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  RefreshCw,
} from 'lucide-react'
import { useId } from 'react'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { PromiseLines } from './PromiseLines.tsx'
import * as css from './WorkQueue.css.ts'
import { type AgeTexts, ageOf, timeInWords } from './work-age.ts'
import type { WorkAction, WorkItem, WorkKind } from './work-items.ts'

export interface WorkRowTexts extends AgeTexts {
  /** Before whose it probably is. */
  suggestion: string
}

interface WorkRowProps {
  texts: WorkRowTexts
  kind: WorkKind
  item: WorkItem
  now: string
  /** Whether it is the next thing to do: its action is the strong one. */
  isNext: boolean
}

const icons: Readonly<Record<WorkKind, LucideIcon>> = {
  deposits: Clock,
  unmatched: Landmark,
  withdrawals: ArrowUpRight,
  tickets: LifeBuoy,
  failures: RefreshCw,
  planned: Hourglass,
}

/** Past the promise, the clock rings. */
const ageIcons = { near: Clock, past: AlarmClock, longPast: AlarmClock } as const
/** The time is all that is coloured in a row, so that minutes do not look like days. */
const ageTones = { within: 'tertiary', near: 'secondary', past: 'caution', longPast: 'critical' } as const

/** One piece of work: a row, or on a phone a card. */
export function WorkRow({ texts, kind, item, now, isNext }: WorkRowProps) {
  const [amountId, nameId] = [useId(), useId()]
  const age = ageOf(item, now)
  const { number, amount, memo, title, href, customer, email, note, suggestion, action, otherAction } = item
  const column = amount === undefined ? css.insteadOfAmount : css.besideAmount
  const describedBy = `${amountId} ${nameId}`
  return (
    <li data-component="WorkRow" data-row={item.id} data-age={age?.state} className={css.row}>
      <span className={css.icon}>
        <Icon icon={item.icon ?? icons[kind]} />
      </span>
      <div className={css.what}>
        {amount !== undefined && <Money render={<strong />} id={amountId} amount={amount} className={css.amount} />}
        {(memo !== undefined || title !== undefined) && (
          <Text size="small" id={nameId} className={classNames(css.name, column)}>
            {memo !== undefined && (
              <code className={css.memo} translate="no">
                {memo}
              </code>
            )}
            {title !== undefined && (
              <span className={css.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
            )}
          </Text>
        )}
        {(customer || email || note || suggestion) && (
          <Text size="caption" tone="secondary" className={classNames(css.why, column)}>
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
      <Text size="caption" tone="secondary" family="mono" render={<span />} className={css.number}>
        {number}
      </Text>
      {age && (
        <Text
          size="caption"
          tone={ageTones[age.state]}
          weight={age.state === 'longPast' ? 'semibold' : 'regular'}
          render={<div />}
          className={css.age}
        >
          {age.spent && <PromiseLines {...age.spent} />}
          <span className={css.ageText}>
            {age.state === 'within' ? (
              <span aria-hidden className={css.noAgeIcon} />
            ) : (
              <Icon icon={ageIcons[age.state]} className={css.ageIcon} />
            )}
            <span data-part="age-words" className={css.ageWords}>
              {texts.age[age.counts](timeInWords(age.minutes, texts))}
            </span>
          </span>
        </Text>
      )}
      <div className={css.actions}>
        {otherAction && (
          <ActionButton action={otherAction} describedBy={describedBy} emphasis="ghost" className={css.otherAction} />
        )}
        {action && <ActionButton action={action} describedBy={describedBy} emphasis={emphasisOf(action, isNext)} />}
      </div>
    </li>
  )
}

/** The next thing to do is the one strong button of the queue, which no other one outshines. */
const emphasisOf = ({ suggested = false }: WorkAction, isNext: boolean) => {
  if (isNext) return 'strong'
  return suggested ? 'soft' : 'outline'
}

interface ActionButtonProps {
  action: WorkAction
  describedBy: string
  emphasis: 'strong' | 'soft' | 'outline' | 'ghost'
  className?: string
}

function ActionButton({ action, describedBy, emphasis, className }: ActionButtonProps) {
  const { label, asks, pending = false, disabledReason, onSelect } = action
  return (
    <Button
      tone={emphasis === 'strong' || emphasis === 'soft' ? 'brand' : 'neutral'}
      emphasis={emphasis}
      size="small"
      pending={pending}
      {...(disabledReason !== undefined && { disabledReason })}
      aria-describedby={describedBy}
      className={classNames(css.action, className)}
      onClick={onSelect}
    >
      {asks ? `${label}…` : label}
    </Button>
  )
}
