import { CirclePause, CirclePlay, Trash2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleMenu, ExampleMenuItem } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleMenu>
      <ExampleMenuItem icon={CirclePause}>Tạm ngưng… Tắt máy, giữ dữ liệu</ExampleMenuItem>
      <hr />
      <ExampleMenuItem icon={Trash2}>Chấm dứt… Xóa máy và dữ liệu</ExampleMenuItem>
    </ExampleMenu>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline>
      <StatusBadge status="active">Đang chạy</StatusBadge>
      <Button size="small" tone="critical" emphasis="outline">
        Khóa
      </Button>
    </Inline>
  ),
  () => (
    <ExampleMenu>
      <ExampleMenuItem icon={CirclePlay} active>
        Xem nhật ký
      </ExampleMenuItem>
      <ExampleMenuItem icon={CirclePause}>Tạm ngưng</ExampleMenuItem>
      <Text size="small">Đổi gói</Text>
    </ExampleMenu>
  ),
]
