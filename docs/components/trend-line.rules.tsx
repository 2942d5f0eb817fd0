import { TrendLine } from '#ds/components/TrendLine/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { daysOf } from '#stories/fixtures/chart-samples.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const values = (seed: number) => daysOf(30, seed).map(({ above }) => above)
const trend = { status: 'ready', data: { current: values(3), previous: values(8) } } as const

const line = (
  <TrendLine
    label="Doanh thu 30 ngày: tăng so với kỳ trước"
    trend={trend}
    texts={{ current: 'kỳ này', previous: 'kỳ trước', promised: 'cam kết', from: '24/10', to: 'hôm nay' }}
  />
)

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Text weight="semibold">31.486.000 ₫</Text>
      <Text size="small" tone="secondary">
        tăng so với kỳ trước
      </Text>
      {line}
    </Stack>
  ),
]

export const bad: RuleExample[] = [() => line]
