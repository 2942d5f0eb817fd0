import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Inline>
      <Badge tone="brand">Sắp hết hạn 8</Badge>
      <Badge tone="neutral">Quá hạn 1</Badge>
    </Inline>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Button size="small" tone="neutral" emphasis="outline">
      Bộ lọc (2)
    </Button>
  ),
]
