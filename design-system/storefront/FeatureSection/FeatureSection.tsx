import {
  DatabaseBackup,
  Headset,
  type LucideIcon,
  MapPin,
  MonitorCog,
  Scaling,
  ShieldCheck,
  Terminal,
  Zap,
} from 'lucide-react'
import { FeatureCard, type FeatureCardProps, type FeatureTexts } from '#ds/storefront/FeatureCard/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import * as css from './FeatureSection.css.ts'

/** The eight reasons of the landing page. */
export type FeatureName =
  | 'performance'
  | 'support'
  | 'root'
  | 'systems'
  | 'upgrades'
  | 'security'
  | 'datacenters'
  | 'backup'

export interface FeatureSectionTexts {
  heading: string
  description: string
  features: Record<FeatureName, FeatureTexts>
}

export interface FeatureSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: FeatureSectionTexts
}

/** The features that customers ask about most are first, larger and with figures. */
const leads = ['performance', 'support'] as const
const others = ['root', 'systems', 'upgrades', 'security', 'datacenters', 'backup'] as const

const iconProps: Record<FeatureName, { icon: LucideIcon; tone: FeatureCardProps['tone'] }> = {
  performance: { icon: Zap, tone: 'brand' },
  support: { icon: Headset, tone: 'brand' },
  root: { icon: Terminal, tone: 'neutral' },
  systems: { icon: MonitorCog, tone: 'neutral' },
  upgrades: { icon: Scaling, tone: 'brand' },
  security: { icon: ShieldCheck, tone: 'positive' },
  datacenters: { icon: MapPin, tone: 'brand' },
  backup: { icon: DatabaseBackup, tone: 'positive' },
}

/** Reasons to choose us: two large ones with figures, and six short ones below (product spec, section 2). */
export function FeatureSection({ texts, ...rest }: FeatureSectionProps) {
  return (
    <Section data-component="FeatureSection" {...rest} heading={texts.heading} description={texts.description}>
      <ul className={css.features}>
        {leads.map((name) => (
          <li key={name} className={css.lead}>
            <FeatureCard texts={texts.features[name]} {...iconProps[name]} emphasis="strong" />
          </li>
        ))}
        {others.map((name) => (
          <li key={name} className={css.other}>
            <FeatureCard texts={texts.features[name]} {...iconProps[name]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
