import type { Duration } from '#ds/screens/LandingScreen/index.ts'
import { localized } from '#ds/texts/localized.ts'

const counted = (value: number, one: string) => (value === 1 ? `1 ${one}` : `${value} ${one}s`)

type InUnit = (value: number) => string

const inWords = (seconds: InUnit, minutes: InUnit, hours: InUnit) => (duration: Duration | null) => {
  if (!duration) return null
  const { value, unit } = duration
  if (unit === 'seconds') return seconds(value)
  return unit === 'minutes' ? minutes(value) : hours(value)
}

/** A duration with its unit. Null if there is none. */
export const durationInWords = localized<(duration: Duration | null) => string | null>({
  vi: inWords(
    (value) => `${value}\u00a0giây`,
    (value) => `${value}\u00a0phút`,
    (value) => `${value}\u00a0giờ`,
  ),
  en: inWords(
    (value) => counted(value, 'second'),
    (value) => counted(value, 'minute'),
    (value) => counted(value, 'hour'),
  ),
  zh: inWords(
    (value) => `${value} 秒`,
    (value) => `${value} 分钟`,
    (value) => `${value} 小时`,
  ),
})
