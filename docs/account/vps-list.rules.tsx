import { MousePointerClick } from 'lucide-react'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { vps } = accountTexts

export const good: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="2xs">
        <Text size="caption" tone="secondary">
          {vps.ipAddress}
        </Text>
        <Inline space="2xs">
          <Text family="mono">203.0.113.17</Text>
          <CopyButton value="203.0.113.17" texts={vps} />
          <Icon icon={MousePointerClick} size="medium" />
        </Inline>
      </Stack>
    </Box>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="xs" align="start">
        <Badge tone="positive">Đang ho…</Badge>
        <Text size="caption" tone="secondary">
          {vps.ipAddress}
        </Text>
        <Text family="mono">203.0.11…</Text>
      </Stack>
    </Box>
  ),
]
