import { ShieldCheck } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { header, tabs } = adminTexts

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="md">
      <Box surface="raised" padding="sm">
        <Inline justify="space-between" wrap="nowrap" space="xs">
          <Inline space="xs" wrap="nowrap">
            <Logo name={header.brand} size="small" markOnly />
            <Badge tone="caution" icon={ShieldCheck}>
              {header.area}
            </Badge>
          </Inline>
          <Button size="small" tone="neutral" emphasis="ghost">
            {header.logout}
          </Button>
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
        <Inline space="sm" wrap="nowrap">
          <Logo name={header.brand} size="small" markOnly />
          <Text size="caption" weight="semibold" tone="brand">
            {tabs.users}
          </Text>
          <Text size="caption">{tabs.vps}</Text>
          <Text size="caption">{tabs.transactions}</Text>
        </Inline>
      </Box>
      <ExampleLines count={3} />
    </ExampleColumn>
  ),
]
