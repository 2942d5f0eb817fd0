export { type AnswerRow, AnswerTable, type AnswerTableProps, type AnswerTableTexts } from './AnswerTable.tsx'
