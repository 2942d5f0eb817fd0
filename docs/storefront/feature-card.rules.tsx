import { DatabaseBackup, Headset, LockKeyhole, type LucideIcon, Scaling, ShieldCheck, Zap } from 'lucide-react'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { FeatureCard, type FeatureCardProps } from '#ds/storefront/FeatureCard/index.ts'
import { features } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { performance, support, upgrades, security, backup } = features.features

const protection: { title: string; icon: LucideIcon; tone: FeatureCardProps['tone'] }[] = [
  { title: security.title, icon: ShieldCheck, tone: 'positive' },
  { title: 'SSL miễn phí', icon: LockKeyhole, tone: 'brand' },
  { title: backup.title, icon: DatabaseBackup, tone: 'neutral' },
]

export const good: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <FeatureCard texts={upgrades} icon={Scaling} tone="brand" />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="40rem" zoom={0.42}>
      <Grid columns={3}>
        <FeatureCard texts={{ ...performance, description: '' }} icon={Zap} tone="brand" emphasis="strong" />
        <FeatureCard texts={{ ...support, description: '' }} icon={Headset} tone="brand" emphasis="strong" />
        <FeatureCard
          texts={{ title: upgrades.title, description: '', facts: [{ value: '5–10 phút', label: 'nâng cấp' }] }}
          icon={Scaling}
          tone="brand"
          emphasis="strong"
        />
      </Grid>
    </Miniature>
  ),
  () => (
    <Miniature width="24rem" zoom={0.7}>
      <Grid columns={3} space="sm">
        {protection.map(({ title, ...look }) => (
          <FeatureCard key={title} texts={{ title, description: '' }} {...look} />
        ))}
      </Grid>
    </Miniature>
  ),
]
