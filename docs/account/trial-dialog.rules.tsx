import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { trial } = accountTexts

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading={trial.heading}>
      <Stack space="xs" align="start">
        <Text size="small" tone="secondary">
          {trial.runsAgain('web-01')}
        </Text>
        <Button size="small">{trial.submit}</Button>
      </Stack>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [() => <ExampleCode>total=&#123;priceOf(plan, 'monthly') * 0.7&#125;</ExampleCode>]
