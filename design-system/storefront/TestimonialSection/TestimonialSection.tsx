import { Rating } from '#ds/components/Rating/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import { type Testimonial, TestimonialCard, type TestimonialCardTexts } from '#ds/storefront/TestimonialCard/index.ts'
import * as css from './TestimonialSection.css.ts'

export interface TestimonialSectionTexts {
  heading: string
  description: string
  /** The average rating: the number of filled stars, and its texts. */
  rating: { value: number; score: string; reviews: string }
  card: TestimonialCardTexts
  testimonials: readonly Testimonial[]
}

export interface TestimonialSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: TestimonialSectionTexts
}

/** The first and the last of six cards span two columns, so that both rows of four columns are filled and look different. */
const isWide = (index: number) => index % 6 === 0 || index % 6 === 5

/** Testimonials: the average rating, then six cards, two of them large (product spec, section 2). */
export function TestimonialSection({ texts, ...rest }: TestimonialSectionProps) {
  return (
    <Section data-component="TestimonialSection" {...rest} heading={texts.heading} description={texts.description}>
      <Stack space="xl">
        <Inline space="sm" render={<p />}>
          <strong className={css.score}>{texts.rating.score}</strong>
          <Rating value={texts.rating.value} size="medium" />
          <span className={css.reviews}>{texts.rating.reviews}</span>
        </Inline>
        <div className={css.testimonials}>
          {texts.testimonials.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.id}
              texts={texts.card}
              testimonial={testimonial}
              emphasis={isWide(index) ? 'strong' : 'quiet'}
              className={isWide(index) ? css.wide : undefined}
            />
          ))}
        </div>
      </Stack>
    </Section>
  )
}
