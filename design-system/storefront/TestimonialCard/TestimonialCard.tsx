import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Rating } from '#ds/components/Rating/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './TestimonialCard.css.ts'

/** A customer's testimonial (product spec, section 3). */
export interface Testimonial {
  id: string
  name: string
  role: string
  company: string
  /** URL of the customer's photo. The initials are shown without one, or until it has loaded. */
  avatar?: string
  /** Number of stars, out of 5. */
  rating: number
  content: string
  /** The main message, in a few words. */
  highlight: string
}

export interface TestimonialCardTexts {
  /** Text alternative of the stars. */
  stars: (rating: number) => string
}

export interface TestimonialCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  texts: TestimonialCardTexts
  testimonial: Testimonial
  /** `strong` has a larger highlight and quote, for a card that spans two columns. Default: `quiet`. */
  emphasis?: 'strong' | 'quiet'
}

/** One testimonial: rating, highlight, quote and author. */
export function TestimonialCard({ texts, testimonial, emphasis = 'quiet', className, ...rest }: TestimonialCardProps) {
  const { name, role, company, avatar, rating, content, highlight } = testimonial
  const strong = emphasis === 'strong'
  return (
    <figure
      data-component="TestimonialCard"
      data-emphasis={emphasis}
      {...rest}
      className={classNames(css.card, className)}
    >
      <div className={css.texts}>
        <Rating value={rating} label={texts.stars(rating)} />
        <p className={css.highlights[emphasis]}>{highlight}</p>
        <blockquote>
          <Text size={strong ? 'body' : 'small'} tone="secondary" measure className={css.quote}>
            {content}
          </Text>
        </blockquote>
      </div>
      <figcaption className={css.person}>
        <Avatar name={name} src={avatar} size={strong ? 'large' : 'medium'} />
        <div className={css.identity}>
          <Text size="small" weight="semibold">
            {name}
          </Text>
          <Text size="caption" tone="tertiary">
            {role}
          </Text>
          <Text size="caption" tone="tertiary">
            {company}
          </Text>
        </div>
      </figcaption>
    </figure>
  )
}
