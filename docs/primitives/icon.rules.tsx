import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Inline space="xs">
        <Text weight="semibold">web-01</Text>
        <Text tone="positive" render={<span />}>
          <Icon icon={CircleCheck} size="medium" label="Đang hoạt động" />
        </Text>
      </Inline>
      <SpokenText>web-01, Đang hoạt động</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Badge tone="positive" icon={CircleCheck}>
        Đang hoạt động
      </Badge>
      <SpokenText>Đang hoạt động, Đang hoạt động</SpokenText>
    </Stack>
  ),
  () => (
    <Text tone="critical" weight="medium" render={<Inline space="xs" />}>
      <Icon icon={TriangleAlert} size="medium" style={{ color: color.tone.positive.text }} />
      Số dư không đủ
    </Text>
  ),
]
