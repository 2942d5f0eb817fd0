import { StemChart, type StemSeries } from '#ds/components/StemChart/index.ts'
import { rhythm, withGap } from '#stories/fixtures/chart-samples.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const cpu: StemSeries = { name: 'CPU', format: (value) => `${Math.round(value)}\u00a0%`, max: 100 }
const day = rhythm(48, 30, { low: 6, high: 62, seed: 11, now: 23 })
const interrupted = withGap(day, 26, 34)
const asZero = interrupted.map((sample) => ({ ...sample, above: sample.above ?? 0 }))

const chart = (data: typeof day, above: StemSeries) => (
  <StemChart title="CPU" samples={{ status: 'ready', data }} above={above} empty="Chưa có số đo" />
)

export const good: RuleExample[] = [() => chart(interrupted, cpu), () => chart(day, cpu)]

export const bad: RuleExample[] = [() => chart(asZero, cpu)]
