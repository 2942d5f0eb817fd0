import { ArrowUp, CircleCheck } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { states } from '#ds/texts/vi/states.ts'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

/** One moment of a movement. */
const Moment = ({ opacity, translate }: { opacity: number; translate: string }) => (
  <div style={{ opacity, translate }}>
    <Badge tone="positive" icon={CircleCheck}>
      Đã lưu
    </Badge>
  </div>
)

export const good: RuleExample[] = [
  () => (
    <Inline space="sm" wrap="nowrap">
      <Moment opacity={0.25} translate="0 1.5rem" />
      <Moment opacity={0.6} translate="0 0.75rem" />
      <Moment opacity={1} translate="0 0" />
    </Inline>
  ),
  () => (
    <Stack space="xs" align="center">
      <StatusBadge status="creating">{states.vps.creating}</StatusBadge>
      <ThenArrow />
      <StatusBadge status="active">{states.vps.active}</StatusBadge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Inline space="md" wrap="nowrap" align="end">
        {[0.9, 1.25, 0.9, 1.25].map((scale, beat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={beat} style={{ scale, translate: scale > 1 ? '0 -0.5rem' : '0 0' }}>
            <Button iconOnly size="small" icon={ArrowUp} aria-label="Nạp tiền" />
          </div>
        ))}
      </Inline>
      <Text size="small" tone="secondary">
        … ∞
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="xs" align="center">
      <ExampleToast tone="positive" title="Đã nạp 500.000 ₫" />
      <Text size="caption" tone="secondary" render={<Inline space="2xs" />}>
        <ThenArrow />
        hiệu ứng 3 giây
      </Text>
      <Button size="small" disabledReason="Chờ hiệu ứng chạy xong">
        Tiếp theo
      </Button>
    </Stack>
  ),
]
