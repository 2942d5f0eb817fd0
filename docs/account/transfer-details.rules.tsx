import { QrCode } from '#ds/components/QrCode/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { topUpPageTexts } from '#ds/texts/vi/top-up-page.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { transfer } = topUpPageTexts.progress

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text family="mono" weight="semibold">
        0123 456 789
      </Text>
      <ExampleCode>copies: 0123456789</ExampleCode>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn>
      <Text family="mono" weight="semibold">
        SEN7K3QD2MG
      </Text>
      <Text size="small" tone="secondary">
        {transfer.note}
      </Text>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <div style={{ inlineSize: '6rem' }}>
        <QrCode value="SEN7K3QD2MG" label="" />
      </div>
      <Text size="small" tone="secondary">
        {transfer.scan}
      </Text>
    </Stack>
  ),
]
