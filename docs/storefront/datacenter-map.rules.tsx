import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { DatacenterMap, type MapPlace } from '#ds/storefront/DatacenterMap/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

const { map, datacenters: places } = datacenters
const tokyo: MapPlace = { name: 'Tokyo', coordinates: { lat: 35.7, lng: 139.7 } }

const SmallMap = ({ places }: { places: readonly MapPlace[] }) => (
  <Miniature width="24rem" zoom={0.35}>
    <DatacenterMap texts={map} places={places} />
  </Miniature>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <SmallMap places={places} />
      <SpokenText>{map.alternative}</SpokenText>
    </Stack>
  ),
  () => (
    <Miniature width="22rem" zoom={0.8} height="14rem">
      <DatacenterMap texts={map} places={places.slice(0, 1)} />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline wrap="nowrap" space="md">
      <SmallMap places={[...places, tokyo]} />
      <Stack space="xs">
        {[...places, tokyo].map(({ name }, index) => (
          <Text key={name} size="small" tone={name === tokyo.name ? 'critical' : 'secondary'}>
            {index + 1} {name}
            {name === tokyo.name && ' ?'}
          </Text>
        ))}
      </Stack>
    </Inline>
  ),
]
