import { TriangleAlert } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { systemTable } from '#ds/texts/vi/pricing/systems.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="start">
      <Text size="small">Debian 11 → Debian 13</Text>
      <Badge tone="caution" icon={TriangleAlert}>
        {systemTable.ended}
      </Badge>
    </Stack>
  ),
]

export const bad: RuleExample[] = [() => <Text size="small">Debian 13, Debian 12</Text>]
