import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { topUp } = accountTexts

const Sum = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <Inline justify="space-between">
    <Text size="small">{label}</Text>
    <Text size="small" weight={strong ? 'bold' : 'regular'} tone={strong ? 'critical' : 'primary'}>
      {amount}
    </Text>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>methods: ['momo', 'zalopay']</ExampleCode>
      <RadioCards label={topUp.paymentMethod} defaultValue="momo">
        <RadioCard value="momo" title={topUp.methods.momo.name} />
        <RadioCard value="zalopay" title={topUp.methods.zalopay.name} />
      </RadioCards>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Box surface="raised" padding="md">
        <Stack space="xs">
          <Sum label="Bạn nhập" amount="500.000 ₫" />
          <Sum label={topUp.sumFee} amount="−10.000 ₫" />
          <Sum label={topUp.sumAmount} amount="490.000 ₫" strong />
        </Stack>
      </Box>
    </ExampleColumn>
  ),
]
