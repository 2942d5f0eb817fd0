import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './FeatureCard.css.ts'

export interface FeatureTexts {
  title: string
  description: string
  /** Figures that support the title, ideally two. Shown only with `emphasis="strong"`. */
  facts?: readonly { value: string; label: string }[]
}

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: FeatureTexts
  icon: LucideIcon
  /** Colour of the icon: `brand` for core features, `positive` for protection, `neutral` for the rest. Default: `neutral`. */
  tone?: 'neutral' | 'brand' | 'positive'
  /** `strong` is a card with figures, for the one or two most important reasons; `quiet` has only a line above. Default: `quiet`. */
  emphasis?: 'strong' | 'quiet'
}

/** One reason to choose the service: an icon, a title and a sentence (product spec, section 2). */
export function FeatureCard({
  texts,
  icon,
  tone = 'neutral',
  emphasis = 'quiet',
  className,
  ...rest
}: FeatureCardProps) {
  const strong = emphasis === 'strong'
  return (
    <div
      data-component="FeatureCard"
      data-emphasis={emphasis}
      {...rest}
      className={classNames(css.emphasis[emphasis], className)}
    >
      <div className={css.head}>
        <span className={css.iconLine[emphasis]}>
          <Icon icon={icon} size={strong ? 'large' : 'medium'} className={css.iconTone[tone]} />
        </span>
        <Heading level={3} size={strong ? 'section' : 'small'}>
          {texts.title}
        </Heading>
      </div>
      <Text size={strong ? 'body' : 'small'} tone="secondary" measure>
        {texts.description}
      </Text>
      {strong && texts.facts && (
        <dl className={css.facts}>
          {texts.facts.map(({ value, label }) => (
            <div key={label} className={css.fact}>
              <dt className={css.factLabel}>{label}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
