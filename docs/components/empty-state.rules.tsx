import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => <EmptyState title="Chưa có máy chủ nào" />,
  () => <EmptyState title="Chưa có máy chủ nào" action={<Button>Đặt máy chủ</Button>} />,
]

export const bad: RuleExample[] = [
  () => <EmptyState title="Ôi, trống trơn!" description="Bạn lười quá, chưa đặt máy chủ nào cả 😴" />,
]
