import { DatabaseBackup, Headset, Leaf, MapPin, MonitorCog, Scaling, ShieldCheck, Terminal, Zap } from 'lucide-react'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { FeatureCard } from '#ds/storefront/FeatureCard/index.ts'
import { features } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { performance, support, root, systems, upgrades, security, backup } = features.features

const eight = [
  { title: performance.title, icon: Zap },
  { title: support.title, icon: Headset },
  { title: root.title, icon: Terminal },
  { title: systems.title, icon: MonitorCog },
  { title: upgrades.title, icon: Scaling },
  { title: security.title, icon: ShieldCheck },
  { title: 'Gần bạn', icon: MapPin },
  { title: backup.title, icon: DatabaseBackup },
]

export const good: RuleExample[] = [
  () => (
    <Miniature width="36rem" zoom={0.46}>
      <Grid columns={2}>
        <FeatureCard texts={root} icon={Terminal} />
        <FeatureCard texts={{ ...upgrades, title: 'Nâng cấp' }} icon={Scaling} tone="brand" />
        <FeatureCard texts={security} icon={ShieldCheck} tone="positive" />
        <FeatureCard texts={backup} icon={DatabaseBackup} tone="positive" />
      </Grid>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="36rem" zoom={0.45}>
      <Grid columns={4}>
        {[...eight, { title: 'Thân thiện môi trường', icon: Leaf }].map(({ title, icon }) => (
          <FeatureCard key={title} texts={{ title, description: '' }} icon={icon} />
        ))}
      </Grid>
    </Miniature>
  ),
]
