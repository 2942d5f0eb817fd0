import { LatencyRings } from '#ds/components/LatencyRings/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

interface PlaceProps {
  name: string
  measured: number
  promised?: number
  extent?: number
}

const Place = ({ name, ...rings }: PlaceProps) => (
  <Stack space="xs" align="center">
    <Box style={{ inlineSize: '6rem' }}>
      <LatencyRings label={name} {...rings} />
    </Box>
    <Text size="small">{name}</Text>
  </Stack>
)

export const good: RuleExample[] = [() => <Place name="Hà Nội: 7 ms, cam kết 10 ms" measured={7} promised={10} />]

export const bad: RuleExample[] = [
  () => <Place name="Sydney: khoảng 60 ms, chưa đo" measured={60} />,
  () => (
    <Inline space="md" wrap="nowrap">
      <Place name="Hà Nội: 7 ms" measured={7} extent={10} />
      <Place name="Singapore: 34 ms" measured={34} extent={60} />
    </Inline>
  ),
]
