import { Notice } from '#ds/components/Notice/index.ts'
import { machineConsoleTexts as texts } from '#ds/texts/vi/machine-console.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Notice tone="caution" title={texts.endedTitle.machine_stopped}>
        {texts.endedText.machine_stopped}
      </Notice>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Notice tone="critical" title="WebSocket 1008" />
    </ExampleColumn>
  ),
]
