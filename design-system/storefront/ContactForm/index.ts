export { ContactForm, type ContactFormProps, type ContactResult } from './ContactForm.tsx'
export type { ContactValues } from './contact-schema.ts'
export type { ContactFormTexts } from './contact-texts.ts'
