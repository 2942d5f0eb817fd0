import { createContext, use } from 'react'

/** Passed by a Field to the control inside it. */
export interface FieldContextValue {
  controlId: string
  /** Ids of the texts that describe the control, in reading order: description, error. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** The attributes of a native control that a Field sets. */
export interface FieldControlProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/**
 * Merges a control's own attributes with those of the Field around it: id, `required`, `aria-invalid`, and `aria-describedby`
 * as description, error, then the control's own. Without a Field, returns the control's own attributes: such a control is named
 * by `aria-label` (a search box in a toolbar).
 * @throws if the control has a different id than the Field, since the label would refer to no element.
 */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = use(FieldContext)
  if (!field) return own
  if (own.id !== undefined && own.id !== field.controlId)
    throw new Error(`A control inside a Field takes its id from it. Give "${own.id}" to <Field controlId="${own.id}">.`)
  return {
    id: field.controlId,
    required: own.required ?? field.required,
    'aria-describedby': [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.invalid || own['aria-invalid'] || undefined,
  }
}
