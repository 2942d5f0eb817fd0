import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { attention } = adminTexts
const { columns } = attention.payments

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Box surface="raised" padding="sm">
        <Inline justify="space-between" wrap="nowrap">
          <Text size="small" numeric>
            120.000 ₫
          </Text>
          <Button size="small" tone="neutral" emphasis="outline" pending>
            {attention.payments.resolve}
          </Button>
        </Inline>
      </Box>
      <Stack align="center" space="xs">
        <ThenArrow />
        <ExampleToast tone="positive" title="Máy chủ đã lưu" description="Dòng này được gỡ" />
      </Stack>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Text weight="semibold">{attention.heading}</Text>
      <Box surface="raised" padding="sm">
        <Stack space="md">
          <Inline justify="space-between" wrap="nowrap">
            {[columns.provider, columns.amount, columns.actions].map((column) => (
              <Text key={column} size="caption" tone="secondary" weight="semibold">
                {column}
              </Text>
            ))}
          </Inline>
          <Text size="small" tone="tertiary" render={<Stack align="center" />}>
            0 dòng
          </Text>
        </Stack>
      </Box>
    </ExampleColumn>
  ),
]
