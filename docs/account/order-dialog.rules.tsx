import { CalendarDays } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { order } = accountTexts

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>now="2026-11-21T03:00:00.000Z"</ExampleCode>
      <ThenArrow />
      <Text size="small" render={<Inline space="xs" />}>
        <Icon icon={CalendarDays} />
        {order.nextBillingDate}: <strong>21/12/2026</strong>
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="xs" align="center">
      <ExampleDialog heading={order.heading}>
        <Button size="small" pending>
          {order.submitting}
        </Button>
      </ExampleDialog>
      <Inline space="xs">
        <ThenArrow />
        <Text size="caption" family="mono" tone="secondary">
          {'{ ok: true }'}
        </Text>
      </Inline>
      <ExampleToast tone="positive" title="Đã đặt VPS web-01" />
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="xs" align="start">
        <Text weight="semibold">{order.periods.yearly}</Text>
        <Text>961.000 ₫{order.perPeriod.yearly}</Text>
        <Badge tone="positive">Tiết kiệm 50%</Badge>
      </Stack>
    </Box>
  ),
]
