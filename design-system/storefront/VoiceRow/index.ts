export { type Testimonial, VoiceRow, type VoiceRowProps, type VoiceRowTexts } from './VoiceRow.tsx'
