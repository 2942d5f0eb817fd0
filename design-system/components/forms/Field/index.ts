export { Field, type FieldProps } from './Field.tsx'
export { describedByIds, FieldMessages, type FieldMessagesProps } from './FieldMessages.tsx'
export { type FieldControlProps, useFieldControl } from './field-context.ts'
export { OptionalMark } from './OptionalMark.tsx'
