import { LifeBuoy } from 'lucide-react'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { priorities, statuses } = accountTexts.support

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="start">
      <TicketPriorityBadge priority="urgent">{priorities.urgent}</TicketPriorityBadge>
      <TicketPriorityBadge priority="high">{priorities.high}</TicketPriorityBadge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="center">
      <Box surface="raised" padding="sm">
        <Inline space="xs">
          <Text size="small">Xin hóa đơn cho tháng này</Text>
          <StatusBadge status="closed">{statuses.closed}</StatusBadge>
        </Inline>
      </Box>
      <ThenArrow />
      <Text size="small" weight="semibold" render={<Inline space="xs" />}>
        <Icon icon={LifeBuoy} size="medium" />
        {accountTexts.support.emptyTitle}
      </Text>
    </ExampleColumn>
  ),
]
