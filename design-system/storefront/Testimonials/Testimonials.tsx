import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { Avatar } from '#ds/components/data/Avatar/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './Testimonials.css.ts'

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

export interface TestimonialsTexts {
  heading: string
  /** Follows the average: how many reviews it is taken from. */
  reviews: string
  /** Accessible name of the row. */
  label: string
  /** Accessible names of the two arrows. */
  previous: string
  next: string
  /** Text alternative of one customer's rating. */
  stars: (rating: number) => string
}

export interface TestimonialsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: TestimonialsTexts
  /** The average of all reviews, out of 5. */
  rating: number
  /** What customers say, in display order. */
  testimonials: readonly Testimonial[]
}

/** Ratings are out of this many stars. */
const STARS = 5

/**
 * What customers say: the average once and large, then one row that is swiped, or scrolled with the arrow keys (product spec, section 2).
 * The row works without a script; its two buttons are for a mouse.
 */
export function Testimonials({ texts, rating, testimonials, className, ...rest }: TestimonialsProps) {
  const { number } = useFormats()
  const headingId = useId()
  const rowId = useId()
  const row = useRef<HTMLDivElement>(null)
  const scrollBy = (testimonials: 1 | -1) => {
    const first = row.current?.querySelector('li')
    row.current?.scrollBy({ left: testimonials * (first?.offsetWidth ?? 0) })
  }
  const scrollable = { role: 'region', 'aria-label': texts.label, tabIndex: 0 }
  return (
    <section
      data-component="Testimonials"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.section, className)}
    >
      <div className={css.head}>
        <Heading level={2} size="page" id={headingId}>
          {texts.heading}
        </Heading>
        <p className={css.rating}>
          <span className={css.score}>
            {number(rating)}
            <span className={css.outOf}>/{number(STARS)}</span>
          </span>
          {texts.reviews}
        </p>
        <div className={css.arrows}>
          <Button
            iconOnly
            icon={ArrowLeft}
            tone="neutral"
            emphasis="outline"
            aria-label={texts.previous}
            aria-controls={rowId}
            onClick={() => scrollBy(-1)}
          />
          <Button
            iconOnly
            icon={ArrowRight}
            tone="neutral"
            emphasis="outline"
            aria-label={texts.next}
            aria-controls={rowId}
            onClick={() => scrollBy(1)}
          />
        </div>
      </div>
      <div ref={row} id={rowId} {...scrollable} className={css.row}>
        <ul className={css.testimonials}>
          {testimonials.map(({ id, highlight, content, name, role, company, avatar, rating: stars }) => (
            <li key={id} className={css.testimonial}>
              <Heading level={3} size="small">
                {highlight}
              </Heading>
              <blockquote>
                <Text size="small" tone="secondary" className={css.quote}>
                  {content}
                </Text>
              </blockquote>
              <div className={css.author}>
                <Avatar name={name} {...(avatar !== undefined && { src: avatar })} size="small" />
                <div>
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
                <Text size="caption" tone="secondary">
                  <span role="img" aria-label={texts.stars(stars)}>
                    {`${number(stars)}/${number(STARS)}`}
                  </span>
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
