import { Banknote, Palette } from 'lucide-react'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { stats } = adminTexts

const Count = ({ label, value }: { label: string; value: string }) => (
  <Box surface="raised" padding="sm">
    <Stack space="2xs">
      <Text size="caption" tone="secondary">
        {label}
      </Text>
      <Text weight="semibold" numeric>
        {value}
      </Text>
    </Stack>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <StatCard {...stats.monthlyRevenue} icon={Banknote} value="128.450.000 ₫" />
      <Grid columns={2} space="xs">
        <Count label={stats.users.total} value="1.284" />
        <Count label={stats.vps.total} value="862" />
      </Grid>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <StatCard label="Số lần đổi giao diện" icon={Palette} value="3.917" context="Từ trước đến nay" />
    </ExampleColumn>
  ),
]
