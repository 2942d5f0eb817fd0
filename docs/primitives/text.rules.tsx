import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text>
        Ví còn{' '}
        <Text weight="semibold" tone="positive" render={<span />}>
          613.000 ₫
        </Text>{' '}
        để đặt VPS.
      </Text>
      <ExampleCode>{'Ví còn <Text render={<span />}>'}</ExampleCode>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Text size="figure" weight="bold">
        Giao dịch
      </Text>
      <SpokenText>Trang này không có tiêu đề</SpokenText>
    </Stack>
  ),
  () => (
    <Box surface="raised" padding="md">
      <Stack space="2xs">
        <Inline space="sm" wrap="nowrap">
          <Text size="small">Số dư ví</Text>
          <Text weight="semibold" truncate style={{ inlineSize: '4.5rem' }}>
            12.450.000 ₫
          </Text>
        </Inline>
        <Inline space="sm" wrap="nowrap">
          <Text size="small">Địa chỉ IP</Text>
          <Text family="mono" truncate style={{ inlineSize: '4.5rem' }}>
            203.0.113.17
          </Text>
        </Inline>
      </Stack>
    </Box>
  ),
]
