import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">{texts.rebuild.address('203.0.113.17')}</Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack space="xs">
        <Text size="small">{texts.confirm.typedName.missing(3)}</Text>
        <Button tone="critical">{texts.rebuild.confirm}</Button>
      </Stack>
    </ExampleColumn>
  ),
]
