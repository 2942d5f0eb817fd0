import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { statuses, terminate } = adminTexts.vps

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Inline space="xs" wrap="nowrap">
        <StatusBadge status="active">{statuses.active}</StatusBadge>
        <ThenArrow next="beside" />
        <StatusBadge status="suspended">{statuses.suspended}</StatusBadge>
      </Inline>
      <Inline space="xs" wrap="nowrap">
        <StatusBadge status="active">{statuses.active}</StatusBadge>
        <ThenArrow next="beside" />
        <Text size="small" weight="semibold">
          ?
        </Text>
      </Inline>
      <ExampleDialog heading={terminate.heading('render-02')}>
        <Button size="small" tone="critical">
          {terminate.confirm}
        </Button>
      </ExampleDialog>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <StatusBadge status="suspended">{statuses.suspended}</StatusBadge>
      <ThenArrow />
      <ExampleToast tone="critical" title={adminTexts.list.updateFailed} />
      <ThenArrow />
      <StatusBadge status="active">{statuses.active}</StatusBadge>
    </Stack>
  ),
]
