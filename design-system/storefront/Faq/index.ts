export {
  type ContactName,
  Faq,
  type FaqProps,
  type FaqQuestion,
  type FaqTexts,
  type QuestionContactTexts,
} from './Faq.tsx'
