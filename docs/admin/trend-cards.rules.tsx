import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Card = ({ figure, note }: { figure: string; note: string }) => (
  <Stack space="2xs">
    <Text size="small" tone="secondary">
      Doanh thu
    </Text>
    <Text size="large" weight="semibold">
      {figure}
    </Text>
    <Text size="caption" tone="secondary">
      {note}
    </Text>
  </Stack>
)

export const good: RuleExample[] = [() => <Card figure="484.000 ₫" note="tăng 204,4 % so với 159.000 ₫ kỳ trước" />]

export const bad: RuleExample[] = [() => <Card figure="+204,4 %" note="tăng trưởng" />]
