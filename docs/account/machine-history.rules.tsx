import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { actionsAfterFailure } from '#stories/fixtures/machines.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack space="2xs">
        <Text size="small">{texts.history.failed.reboot}</Text>
        <Text size="caption" tone="secondary">
          {actionsAfterFailure[0]?.error}
        </Text>
      </Stack>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.history.failed.reboot}</Text>
    </ExampleColumn>
  ),
]
