import { Sparkline } from '#ds/components/Sparkline/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { rhythm } from '#stories/fixtures/chart-samples.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const samples = rhythm(96, 15, { low: 6, high: 62, seed: 11, now: 23 })

export const good: RuleExample[] = [
  () => (
    <Inline space="md" align="center">
      <Sparkline samples={samples} max={100} />
      <Text size="small">23 %</Text>
    </Inline>
  ),
]

export const bad: RuleExample[] = [() => <Sparkline samples={samples} still />]
