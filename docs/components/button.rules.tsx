import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline>
      <Button icon={Plus}>Nạp tiền</Button>
      <Button tone="critical" emphasis="outline">
        Xóa máy chủ
      </Button>
    </Inline>
  ),
  () => <Button iconOnly icon={Trash2} tone="critical" emphasis="ghost" aria-label="Xóa máy chủ web-01" />,
]

export const bad: RuleExample[] = [
  () => (
    <Inline>
      <Button>Nạp tiền</Button>
      <Button>Đặt máy chủ</Button>
    </Inline>
  ),
  () => (
    <Inline>
      <Button tone="neutral" emphasis="outline">
        Hủy
      </Button>
      <Button>OK</Button>
    </Inline>
  ),
  () => (
    <Inline>
      <Button tone="critical">Hủy</Button>
      <Button>Nạp tiền</Button>
    </Inline>
  ),
]
