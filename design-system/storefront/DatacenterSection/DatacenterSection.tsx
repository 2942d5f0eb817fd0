import { Stack } from '#ds/primitives/Stack/index.ts'
import { type Datacenter, DatacenterCard, type DatacenterCardTexts } from '#ds/storefront/DatacenterCard/index.ts'
import { DatacenterMap, type DatacenterMapTexts } from '#ds/storefront/DatacenterMap/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import { SecurityFeatures, type SecurityFeaturesTexts } from '#ds/storefront/SecurityFeatures/index.ts'
import * as css from './DatacenterSection.css.ts'

export interface DatacenterSectionTexts {
  heading: string
  description: string
  map: DatacenterMapTexts
  card: DatacenterCardTexts
  /** From north to south, in the order of their numbers on the map. */
  datacenters: readonly Datacenter[]
  security: SecurityFeaturesTexts
}

export interface DatacenterSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: DatacenterSectionTexts
}

/** The locations of the servers: a map, the three datacenters next to it, and their security features (product spec, section 2). */
export function DatacenterSection({ texts, ...rest }: DatacenterSectionProps) {
  return (
    <Section data-component="DatacenterSection" {...rest} heading={texts.heading} description={texts.description}>
      <Stack space="2xl">
        <div className={css.places}>
          <DatacenterMap texts={texts.map} places={texts.datacenters} />
          <ul className={css.cards}>
            {texts.datacenters.map((datacenter, index) => (
              <li key={datacenter.name} className={css.item}>
                <DatacenterCard texts={texts.card} datacenter={datacenter} number={index + 1} />
              </li>
            ))}
          </ul>
        </div>
        <SecurityFeatures texts={texts.security} />
      </Stack>
    </Section>
  )
}
