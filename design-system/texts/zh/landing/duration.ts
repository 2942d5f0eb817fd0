import type { Duration } from '#ds/screens/LandingScreen/index.ts'

/** A duration with its unit. Null if there is none. */
export function durationInWords(duration: Duration | null) {
  if (!duration) return null
  const { value, unit } = duration
  if (unit === 'seconds') return `${value} 秒`
  return unit === 'minutes' ? `${value} 分钟` : `${value} 小时`
}
