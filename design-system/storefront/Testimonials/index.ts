export { type Testimonial, Testimonials, type TestimonialsProps, type TestimonialsTexts } from './Testimonials.tsx'
