import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Inline space="sm">
        <Button tone="neutral" emphasis="outline">
          {texts.confirm.keep}
        </Button>
        <Button tone="critical">{texts.questions.stop.confirm}</Button>
      </Inline>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Inline space="sm">
        <Button tone="neutral" emphasis="outline">
          Hủy
        </Button>
        <Button>OK</Button>
      </Inline>
    </ExampleColumn>
  ),
]
