import { ErrorState } from '#ds/components/ErrorState/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => <ErrorState title="Không tải được danh sách máy chủ" />,
  () => <ErrorState title="Không tải được danh sách máy chủ" onRetry={() => undefined} />,
]

export const bad: RuleExample[] = [
  () => <ErrorState title="ERR_500_SRV_LIST" description="TypeError: rows is undefined at list.ts:42" />,
]
