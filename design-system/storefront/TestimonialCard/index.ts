export {
  type Testimonial,
  TestimonialCard,
  type TestimonialCardProps,
  type TestimonialCardTexts,
} from './TestimonialCard.tsx'
