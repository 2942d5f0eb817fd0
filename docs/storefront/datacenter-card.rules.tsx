import { type Datacenter, DatacenterCard } from '#ds/storefront/DatacenterCard/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const [hanoi] = datacenters.datacenters as [Datacenter]

const SmallCard = ({ datacenter }: { datacenter: Datacenter }) => (
  <Miniature width="24rem" zoom={0.65}>
    <DatacenterCard texts={datacenters.card} datacenter={datacenter} number={1} />
  </Miniature>
)

export const good: RuleExample[] = [() => <SmallCard datacenter={hanoi} />]

export const bad: RuleExample[] = [
  () => (
    <SmallCard
      datacenter={{ ...hanoi, ping: '8,37ms', features: ['Đo từ máy của bạn lúc 14:32:07', 'Lần đo trước: 11,02ms'] }}
    />
  ),
]
