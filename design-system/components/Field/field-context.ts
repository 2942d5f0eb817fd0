import { createContext, use } from 'react'

/** What a Field tells the one control inside it. */
export interface FieldContextValue {
  controlId: string
  /** Ids of the texts that describe the control, in the order that they are read: description, error. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** The attributes of a native control that a Field has a say in. */
export interface FieldControlProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/**
 * Joins a control's own attributes with those that the Field around it gives: id, `required`, `aria-invalid`, and
 * `aria-describedby` as description, error, then the control's own. Without a Field the control's own come back,
 * for the control that is named by `aria-label` (a search box in a toolbar).
 * @throws when the control has an id of its own: the label would point nowhere.
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
