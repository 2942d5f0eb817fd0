import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { MapPlace } from '#ds/storefront/DatacenterMap/index.ts'
import * as css from './DatacenterCard.css.ts'

/**
 * A datacenter of the landing page: marketing content (product spec, sections 3 and 9). It has no image: DatacenterMap draws its
 * place from the coordinates.
 */
export interface Datacenter extends MapPlace {
  /** The part of the country or of the world. */
  location: string
  /** The latency, such as '< 10 ms'. */
  ping: string
  features: readonly string[]
}

export interface DatacenterCardTexts {
  /** Label of the large figure. */
  ping: string
}

export interface DatacenterCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  texts: DatacenterCardTexts
  datacenter: Datacenter
  /** Its number on the map. */
  number: number
}

/** One datacenter: its latency, most prominently, and its features. Its number and name are on the map as well. */
export function DatacenterCard({ texts, datacenter, number, className, ...rest }: DatacenterCardProps) {
  return (
    <article data-component="DatacenterCard" {...rest} className={classNames(css.card, className)}>
      <div className={css.head}>
        {/* A visual reference to the map, which also shows the name. */}
        <span aria-hidden className={css.number}>
          {number}
        </span>
        <div className={css.name}>
          <Heading level={3} size="title">
            {datacenter.name}
          </Heading>
          <Text size="small" tone="tertiary">
            {datacenter.location}
          </Text>
        </div>
      </div>
      <dl className={css.ping}>
        <dt className={css.pingLabel}>{texts.ping}</dt>
        <dd className={css.pingValue}>{datacenter.ping}</dd>
      </dl>
      <ul className={css.features}>
        {datacenter.features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon icon={Check} className={css.check} />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
