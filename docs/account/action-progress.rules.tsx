import { Petals } from '#ds/components/Petals/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { vpsPane } from '#ds/texts/vi/account/console.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.progress.mayLeave}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Petals size="small" label="" steps={vpsPane.steps.map((name) => ({ name, state: 'open', stateText: '' }))} />
    </ExampleColumn>
  ),
]
