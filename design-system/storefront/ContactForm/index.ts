export { ContactForm, type ContactFormProps, type ContactResult } from './ContactForm.tsx'
export type { ContactFormTexts } from './contact-texts.ts'
