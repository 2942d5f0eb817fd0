import type { Duration } from '#ds/screens/LandingScreen/index.ts'

const counted = (value: number, one: string) => (value === 1 ? `1 ${one}` : `${value} ${one}s`)

/** A duration with its unit. Null if there is none. */
export function durationInWords(duration: Duration | null) {
  if (!duration) return null
  const { value, unit } = duration
  if (unit === 'seconds') return counted(value, 'second')
  return unit === 'minutes' ? counted(value, 'minute') : counted(value, 'hour')
}
