import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { vpsPane } from '#ds/texts/vi/account/console.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleTooltip } from '#storybook/guides/ExampleTooltip.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack space="2xs" align="start">
        <ExampleTooltip>{vpsPane.impossible.too_many_snapshots}</ExampleTooltip>
        <Button size="small" disabledReason={vpsPane.impossible.too_many_snapshots}>
          {texts.snapshots.take}
        </Button>
      </Stack>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">Bản sao lưu 22/11</Text>
    </ExampleColumn>
  ),
]
