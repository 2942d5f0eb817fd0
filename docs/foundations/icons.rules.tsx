import { Flame, Server, Trash2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { states } from '#ds/texts/vi/states.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="start">
      {['web-01', 'web-02'].map((name) => (
        <Text key={name} render={<Inline space="xs" />}>
          <Icon icon={Server} size="medium" />
          {name}
        </Text>
      ))}
      <Text weight="semibold" render={<Inline space="xs" />}>
        <Icon icon={Server} size="medium" />
        VPS của tôi
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="xs" align="start">
      <StatusBadge status="active">{states.vps.active}</StatusBadge>
      <StatusBadge status="creating">{states.vps.creating}</StatusBadge>
      <StatusBadge status="failed">{states.vps.failed}</StatusBadge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="start">
      <Text render={<Inline space="xs" />}>
        <Icon
          icon={Server}
          size="medium"
          style={{ color: color.tone.promotion.text, fill: color.tone.promotion.text }}
        />
        web-01
      </Text>
      <Text render={<Inline space="xs" />}>
        <Icon icon={Flame} size="medium" style={{ color: color.tone.critical.text, fill: color.tone.caution.text }} />
        Ưu đãi
      </Text>
    </Stack>
  ),
  () => (
    <Inline space="sm" justify="center">
      <Button size="small" tone="neutral" emphasis="outline" icon={Trash2}>
        Xóa
      </Button>
      <Button size="small" tone="neutral" emphasis="outline">
        💰 Nạp tiền
      </Button>
      <Button size="small" tone="neutral" emphasis="outline">
        <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
          <path d="M10 1 L1 9 H4 V19 H8 V13 H12 V19 H16 V9 H19 Z" />
        </svg>
        Trang chủ
      </Button>
    </Inline>
  ),
]
