import { Bell, ChevronsUp, Flame } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{"priority: 'urgent'"}</ExampleCode>
      <ThenArrow />
      <TicketPriorityBadge priority="urgent">Khẩn cấp</TicketPriorityBadge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Inline>
        <Text size="small">#1042</Text>
        <Badge tone="critical" icon={ChevronsUp}>
          Khẩn cấp
        </Badge>
      </Inline>
      <Inline>
        <Text size="small">#1043</Text>
        <Badge tone="caution" icon={Flame}>
          Khẩn cấp
        </Badge>
      </Inline>
      <Inline>
        <Text size="small">#1044</Text>
        <Badge tone="brand" icon={Bell}>
          Khẩn cấp
        </Badge>
      </Inline>
    </Stack>
  ),
]
