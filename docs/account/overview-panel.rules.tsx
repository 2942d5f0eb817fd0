import { Link } from '#ds/components/Link/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { overview, tabs, vps } = accountTexts

const Instance = ({ name }: { name: string }) => (
  <Box surface="raised" paddingInline="sm" paddingBlock="2xs">
    <Inline justify="space-between" wrap="nowrap">
      <Text size="caption">{name}</Text>
      <StatusBadge status="active">{vps.statuses.active}</StatusBadge>
    </Inline>
  </Box>
)

const recent = ['web-01', 'cua-hang', 'blog']
const all = [...recent, 'api-01', 'sao-luu', 'thu-nghiem']

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="2xs">
      <Inline justify="space-between">
        <Text size="small" weight="semibold">
          {overview.recentVps}
        </Text>
        <Text size="small">
          <Link href="#vps">{overview.allVps}</Link>
        </Text>
      </Inline>
      {recent.map((name) => (
        <Instance key={name} name={name} />
      ))}
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="2xs">
      <Inline space="md">
        <Text size="small" weight="semibold" tone="brand">
          {tabs.overview}
        </Text>
        <Text size="small" tone="secondary">
          {tabs.vps}
        </Text>
      </Inline>
      {all.map((name) => (
        <Instance key={name} name={name} />
      ))}
    </ExampleColumn>
  ),
]
