export {
  type ContactName,
  type FaqQuestion,
  type QuestionContactTexts,
  QuestionList,
  type QuestionListProps,
  type QuestionListTexts,
} from './QuestionList.tsx'
