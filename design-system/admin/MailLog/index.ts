export { MailLog, type MailLogProps } from './MailLog.tsx'
export { type MailFilter, type MailLogTexts, mailFilters } from './mail-log-texts.ts'
