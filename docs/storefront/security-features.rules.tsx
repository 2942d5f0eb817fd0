import { ShieldCheck } from 'lucide-react'
import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { FeatureCard } from '#ds/storefront/FeatureCard/index.ts'
import { datacenters } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { ddos } = datacenters.security.features

export const good: RuleExample[] = [
  () => (
    <Miniature width="18rem" zoom={0.9}>
      <FeatureCard texts={ddos} icon={ShieldCheck} tone="positive" />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <Stack space="sm">
        <FeatureCard
          texts={{ title: ddos.title, description: 'Chặn mọi cuộc tấn công, an toàn tuyệt đối.' }}
          icon={ShieldCheck}
          tone="positive"
        />
        <Notice tone="critical" title="Gói Basic VPS">
          Không có chống DDoS.
        </Notice>
      </Stack>
    </Miniature>
  ),
]
