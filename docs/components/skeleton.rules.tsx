import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

interface RowsProps {
  count: number
}

const LoadingRows = ({ count }: RowsProps) => (
  <Box surface="raised" padding="sm" style={{ inlineSize: '7rem' }}>
    <Text size="small" render={<div />}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Skeleton key={row} length={row % 2 ? 'medium' : 'full'} />
      ))}
    </Text>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <LoadingRows count={3} />
      <SpokenText>Đang tải</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline wrap="nowrap" align="start">
      <LoadingRows count={8} />
      <ThenArrow next="beside" />
      <Box surface="raised" padding="sm" style={{ inlineSize: '7rem' }}>
        <Text size="small">web-01</Text>
      </Box>
    </Inline>
  ),
]
