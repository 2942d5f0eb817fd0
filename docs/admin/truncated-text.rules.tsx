import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="sm">
        <TruncatedText>web-01: không phản hồi sau khi nâng cấp hệ điều hành</TruncatedText>
        <TruncatedText>web-02: không phản hồi sau khi nâng cấp hệ điều hành</TruncatedText>
      </Stack>
    </Box>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="sm" align="start">
        <Text weight="semibold">1.250.0…</Text>
        <Badge tone="positive">Đang h…</Badge>
        <Text family="mono">203.0.1…</Text>
      </Stack>
    </Box>
  ),
]
