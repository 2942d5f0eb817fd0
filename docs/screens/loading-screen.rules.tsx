import { Server, Wallet } from 'lucide-react'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Miniature width="26rem" zoom={0.62}>
      <Stack>
        <Grid columns={2}>
          <StatCard label="Số dư ví" value="" icon={Wallet} loading />
          <StatCard label="VPS đang chạy" value="" icon={Server} loading />
        </Grid>
        <Box surface="raised" padding="md">
          <Text render={<div />}>
            <Skeleton length="long" />
            <Skeleton length="medium" />
          </Text>
        </Box>
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="lg">
      <Stack align="center">
        <Heading level={4} size="small">
          Giao dịch gần đây
        </Heading>
        <Spinner size="large" />
        <br />
      </Stack>
    </Box>
  ),
]
