import { DatabaseBackup, Headset, LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { FeatureCard, type FeatureTexts } from '#ds/storefront/FeatureCard/index.ts'
import * as css from './SecurityFeatures.css.ts'

/** The security features of every server (product spec, sections 2 and 9). */
export type SecurityFeatureName = 'ddos' | 'ssl' | 'backup' | 'staff'

export interface SecurityFeaturesTexts {
  /** Accessible name of the list. */
  label: string
  features: Record<SecurityFeatureName, Pick<FeatureTexts, 'title' | 'description'>>
}

export interface SecurityFeaturesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  texts: SecurityFeaturesTexts
}

const features: readonly { name: SecurityFeatureName; icon: LucideIcon }[] = [
  { name: 'ddos', icon: ShieldCheck },
  { name: 'ssl', icon: LockKeyhole },
  { name: 'backup', icon: DatabaseBackup },
  { name: 'staff', icon: Headset },
]

/** The four security features as a row of cards. */
export function SecurityFeatures({ texts, className, ...rest }: SecurityFeaturesProps) {
  return (
    <ul
      data-component="SecurityFeatures"
      aria-label={texts.label}
      {...rest}
      className={classNames(css.features, className)}
    >
      {features.map(({ name, icon }) => (
        <li key={name}>
          <FeatureCard texts={texts.features[name]} icon={icon} tone="positive" />
        </li>
      ))}
    </ul>
  )
}
