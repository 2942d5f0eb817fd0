import { Grid } from '#ds/primitives/Grid/index.ts'
import { type Testimonial, TestimonialCard } from '#ds/storefront/TestimonialCard/index.ts'
import { testimonials } from '#ds/texts/vi/landing/testimonials.ts'
import { portrait } from '#stories/fixtures/portraits.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const [huy, ha, an] = testimonials.testimonials as [Testimonial, Testimonial, Testimonial]

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.65}>
      <TestimonialCard
        texts={testimonials.card}
        testimonial={{ ...huy, content: 'Hai giờ sáng, tôi gửi ticket, 15 phút sau đã có người trả lời.' }}
      />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="34rem" zoom={0.5}>
      <Grid columns={2}>
        {[ha, an].map((testimonial) => (
          <TestimonialCard
            key={testimonial.id}
            texts={testimonials.card}
            testimonial={{ ...testimonial, avatar: portrait }}
          />
        ))}
      </Grid>
    </Miniature>
  ),
]
