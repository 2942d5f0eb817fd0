import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Rating } from '#ds/components/Rating/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './TestimonialCard.css.ts'

/** What a customer says (product spec, section 3). */
export interface Testimonial {
  id: string
  name: string
  role: string
  company: string
  /** Address of the customer's picture. Without one, or while it is not there, the initials show. */
  avatar?: string
  /** Stars given, of 5. */
  rating: number
  content: string
  /** The one thing to remember, in a few words. */
  highlight: string
}

export interface TestimonialCardTexts {
  /** What the stars say to those who do not see them. */
  stars: (rating: number) => string
}

export interface TestimonialCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  texts: TestimonialCardTexts
  testimonial: Testimonial
  /** `strong` sets highlight and quote larger, for a card of two columns. Default: `quiet`. */
  emphasis?: 'strong' | 'quiet'
}

/** One customer's words: what to remember of them, the quote, and who said it. */
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
      <div className={css.words}>
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
        <div className={css.who}>
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
