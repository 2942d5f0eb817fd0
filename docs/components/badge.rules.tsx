import { CircleCheck, Clock } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline>
      <Badge tone="positive" icon={CircleCheck}>
        Đang chạy
      </Badge>
      <Badge tone="caution" icon={Clock}>
        Đang tạo
      </Badge>
    </Inline>
  ),
  () => (
    <Inline>
      <Badge tone="positive" icon={CircleCheck}>
        Hoàn tất
      </Badge>
      <Badge tone="positive" icon={CircleCheck}>
        Hoàn tất
      </Badge>
    </Inline>
  ),
]

export const bad: RuleExample[] = [
  () => <Badge tone="brand">Xem chi tiết →</Badge>,
  () => <Badge tone="caution">Máy chủ của bạn sẽ sẵn sàng trong vài phút nữa.</Badge>,
]
