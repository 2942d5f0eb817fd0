import { CircleCheck, CircleX, Pause } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{"status: 'in_progress'"}</ExampleCode>
      <ThenArrow />
      <StatusBadge status="in_progress">Đang xử lý</StatusBadge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Inline>
        <Text size="small">web-01</Text>
        <Badge tone="critical" icon={CircleX}>
          Tạm khóa
        </Badge>
      </Inline>
      <Inline>
        <Text size="small">web-02</Text>
        <Badge tone="caution" icon={Pause}>
          Tạm khóa
        </Badge>
      </Inline>
      <Inline>
        <Text size="small">web-03</Text>
        <Badge tone="brand" icon={CircleCheck}>
          Tạm khóa
        </Badge>
      </Inline>
    </Stack>
  ),
]
