import { Text } from '#ds/primitives/Text/index.ts'
import { serversTexts } from '#ds/texts/vi/servers.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <Text size="small">{serversTexts.pages.dedicated.honest}</Text>]

export const bad: RuleExample[] = [
  () => (
    <Text size="small" weight="semibold">
      Máy chủ riêng sẵn sàng sau 60 giây!
    </Text>
  ),
]
