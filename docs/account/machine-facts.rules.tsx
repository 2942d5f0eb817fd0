import { WaterLevel } from '#ds/components/WaterLevel/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <WaterLevel label={texts.facts.traffic('11/2026')} value={412} max={2000} valueText="412 GB" />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <WaterLevel label={texts.facts.traffic('11/2026')} value={0} max={2000} valueText="0 GB" />
    </ExampleColumn>
  ),
]
