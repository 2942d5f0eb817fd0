export {
  TestimonialSection,
  type TestimonialSectionProps,
  type TestimonialSectionTexts,
} from './TestimonialSection.tsx'
