import { MapPin } from 'lucide-react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { DatacenterMap } from '#ds/storefront/DatacenterMap/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { map, datacenters: places } = datacenters
const tones = ['critical', 'positive', 'caution'] as const

export const good: RuleExample[] = [
  () => (
    <Inline wrap="nowrap" space="sm">
      <Miniature width="22rem" zoom={0.35}>
        <DatacenterMap texts={map} places={places} />
      </Miniature>
      <Stack space="xs">
        {places.map(({ name }, index) => (
          <Box key={name} surface="raised" paddingBlock="2xs" paddingInline="xs">
            <Text size="caption">
              <strong>{index + 1}</strong> {name}
            </Text>
          </Box>
        ))}
      </Stack>
    </Inline>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      {places.map(({ name, ping }, index) => (
        <Box key={name} surface="raised" paddingBlock="xs" paddingInline="md">
          <Inline space="md">
            <Text tone={tones[index]} render={<span />}>
              <Icon icon={MapPin} size="medium" />
            </Text>
            <Text size="small" tone={tones[index]}>
              {ping}
            </Text>
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
]
