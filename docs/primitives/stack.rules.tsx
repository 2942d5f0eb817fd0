import { Plus } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Instance = ({ name, address }: { name: string; address: string }) => (
  <Box surface="raised" padding="sm">
    <Stack space="2xs">
      <Text size="small" weight="semibold">
        {name}
      </Text>
      <Text size="caption" tone="secondary" family="mono">
        {address}
      </Text>
    </Stack>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="lg">
      <Instance name="web-01" address="203.0.113.17" />
      <Instance name="web-02" address="203.0.113.18" />
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn align="start" space="sm">
      <Text size="small">Bạn chưa có VPS nào.</Text>
      <Button size="small" icon={Plus}>
        Đặt VPS
      </Button>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="xs">
      <ExampleCode>{'<Stack>\n  <Text style={{ marginTop: 24 }}>'}</ExampleCode>
      <Text size="small">web-01</Text>
      <Text size="small">web-02</Text>
      <Text size="small" style={{ marginBlockStart: '1.5rem' }}>
        web-03
      </Text>
    </ExampleColumn>
  ),
]
