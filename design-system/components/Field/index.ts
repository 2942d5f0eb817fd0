export { Field, type FieldProps } from './Field.tsx'
export { describedByIds, FieldMessages, type FieldMessagesProps, RequiredMark } from './FieldMessages.tsx'
export { type FieldControlProps, useFieldControl } from './field-context.ts'
