import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { machinePageTexts as texts } from '#ds/texts/vi/machine-page.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack space="2xs">
        <Text size="small">{texts.resize.sums.now}</Text>
        <Text size="small">{texts.resize.sums.from('04/12/2026')}</Text>
      </Stack>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text size="small">≈ 30.000 ₫</Text>
    </ExampleColumn>
  ),
]
