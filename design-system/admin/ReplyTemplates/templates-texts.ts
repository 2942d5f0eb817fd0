import type { TemplateVariable } from '#contracts/rules/template-variables.ts'
import type { AdminTableTexts } from '#ds/admin/AdminTable/index.ts'

export interface ReplyTemplatesTexts extends Omit<AdminTableTexts, 'search' | 'searchPlaceholder'> {
  columns: { title: string; body: string; updated: string; actions: string }
  add: string
  edit: string
  remove: string
  /** Accessible name of a button of a row: the action and the template's title. */
  actionFor: (action: string, title: string) => string
  dialog: {
    addHeading: string
    editHeading: (title: string) => string
    title: string
    titleHint: string
    body: string
    /** Name of the group of buttons that insert variables. */
    variables: string
    /** What each variable becomes. */
    variableMeanings: Readonly<Record<TemplateVariable, string>>
    /** Accessible name of a button that inserts a variable. */
    insert: (variable: string) => string
    preview: string
    previewHint: string
    /** What the preview fills in. */
    sample: Readonly<Record<TemplateVariable, string>>
    required: string
    unknown: (variables: string) => string
    save: string
    cancel: string
    pending: string
    failed: string
  }
  removal: {
    heading: (title: string) => string
    description: string
    confirm: string
    cancel: string
  }
}
