import { Wallet } from 'lucide-react'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="md">
      <Box surface="raised" padding="sm">
        <Inline justify="space-between" wrap="nowrap">
          <Logo name="Sen Cloud" size="small" markOnly />
          <Inline space="sm" wrap="nowrap">
            <Text size="small" weight="semibold" render={<Inline space="2xs" wrap="nowrap" />}>
              <Icon icon={Wallet} />
              1.250.000 ₫
            </Text>
            <Avatar name="Minh" size="small" />
          </Inline>
        </Inline>
      </Box>
      <ExampleLines count={3} />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="md">
      <Box surface="raised" padding="sm">
        <Inline justify="space-between" wrap="nowrap">
          <Logo name="Sen Cloud" size="small" markOnly />
          <Inline space="sm" wrap="nowrap">
            <Text size="small" weight="semibold" tone="brand">
              VPS
            </Text>
            <Text size="small">Ví</Text>
            <Text size="small">Ưu đãi</Text>
          </Inline>
          <Avatar name="Minh" size="small" />
        </Inline>
      </Box>
      <ExampleLines count={3} />
    </ExampleColumn>
  ),
]
