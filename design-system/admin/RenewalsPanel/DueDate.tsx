import { DAY_MS } from '#contracts/rules/calendar.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './RenewalsPanel.css.ts'

interface DueDateProps {
  /** ISO 8601. */
  at: string
  now: string
}

const toneOf = (left: number) => {
  if (left <= 0) return 'critical'
  return left < DAY_MS ? 'caution' : 'inherit'
}

/** How many days are left, or over, and the date with its time; what is past or near has a colour, too. */
export function DueDate({ at, now }: DueDateProps) {
  const { daysLeft, shortDateTime } = useFormats()
  return (
    <span className={css.lines}>
      <Text render={<span />} size="small" tone={toneOf(Date.parse(at) - Date.parse(now))}>
        {daysLeft(at, now)}
      </Text>
      <Text render={<span />} size="caption" tone="tertiary" className={css.notOnPhones}>
        {shortDateTime(at, now)}
      </Text>
    </span>
  )
}
