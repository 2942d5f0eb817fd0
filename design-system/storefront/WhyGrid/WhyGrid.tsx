import {
  DatabaseBackup,
  Headset,
  Layers,
  type LucideIcon,
  MapPin,
  Scaling,
  ShieldCheck,
  Terminal,
  Zap,
} from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { columns, head, section } from '#ds/storefront/landing-section.css.ts'
import * as css from './WhyGrid.css.ts'

/** The two reasons that have room for figures. */
export type WhyTopic = 'performance' | 'support'

/** The six reasons that are one line each. */
export type WhyReason = 'root' | 'systems' | 'upgrades' | 'security' | 'datacenters' | 'backup'

export interface WhyTopicTexts {
  title: string
  description: string
  /** What was measured, with the solid line, or what we promise, with the dashed one. `label` says which of them it is. */
  figures: readonly { label: string; value: string; isMeasured?: boolean }[]
}

export interface WhyGridTexts {
  heading: string
  description: string
  topics: Readonly<Record<WhyTopic, WhyTopicTexts>>
  reasons: Readonly<Record<WhyReason, { title: string; description: string }>>
}

export interface WhyGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: WhyGridTexts
}

const topics: readonly { name: WhyTopic; icon: LucideIcon; tone: keyof typeof css.icon }[] = [
  { name: 'performance', icon: Zap, tone: 'brand' },
  { name: 'support', icon: Headset, tone: 'brand' },
]

const reasons: readonly { name: WhyReason; icon: LucideIcon; tone: keyof typeof css.icon }[] = [
  { name: 'root', icon: Terminal, tone: 'brand' },
  { name: 'systems', icon: Layers, tone: 'neutral' },
  { name: 'upgrades', icon: Scaling, tone: 'brand' },
  { name: 'security', icon: ShieldCheck, tone: 'positive' },
  { name: 'datacenters', icon: MapPin, tone: 'brand' },
  { name: 'backup', icon: DatabaseBackup, tone: 'positive' },
]

/** Reasons to choose us: two topics with what was measured or is promised, and six reasons of one line (product spec, section 2). */
export function WhyGrid({ texts, className, ...rest }: WhyGridProps) {
  const headingId = useId()
  return (
    <section
      data-component="WhyGrid"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(section({ surface: 'ground' }), className)}
    >
      <div className={css.content}>
        <div className={columns}>
          <div className={head}>
            <Heading level={2} size="page" id={headingId}>
              {texts.heading}
            </Heading>
            <Text tone="secondary">{texts.description}</Text>
          </div>
          <div className={css.topics}>
            {topics.map(({ name: topic, icon, tone }) => (
              <div key={topic} className={css.topic}>
                <div className={css.topicTitle}>
                  <Icon icon={icon} size="medium" className={css.icon[tone]} />
                  <Heading level={3} size="title">
                    {texts.topics[topic].title}
                  </Heading>
                </div>
                <Text size="small" tone="secondary">
                  {texts.topics[topic].description}
                </Text>
                <div className={css.figures}>
                  {texts.topics[topic].figures.map(({ label, value, isMeasured = false }) => (
                    <p key={label} className={css.figure[isMeasured ? 'measured' : 'promised']}>
                      <span className={css.figureLabel}>{label}</span> <span className={css.figureValue}>{value}</span>
                    </p>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <ul className={css.reasons}>
          {reasons.map(({ name, icon, tone }) => (
            <li key={name} className={css.reason}>
              <Icon icon={icon} size="medium" className={css.icon[tone]} />
              <div className={css.reasonText}>
                <Heading level={3} size="small">
                  {texts.reasons[name].title}
                </Heading>
                <Text size="small" tone="secondary">
                  {texts.reasons[name].description}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
