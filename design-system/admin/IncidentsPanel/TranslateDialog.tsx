import { useState } from 'react'
import { languageNames } from '#contracts/languages.ts'
import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { INCIDENT_TEXT_MAX, INCIDENT_TITLE_MAX } from '#contracts/rules/limits.ts'
import type { AdminIncident, IncidentTranslationRequest } from '#contracts/status.ts'
import { Fieldset } from '#ds/admin/CatalogPanel/Fieldsets.tsx'
import { type FormDrafts, useDraftedState } from '#ds/admin/form-drafts.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { IncidentsPanelTexts } from './incidents-texts.ts'

interface TranslateDialogProps {
  texts: IncidentsPanelTexts
  /** As it is now: another admin may translate it meanwhile. */
  incident: AdminIncident
  open: boolean
  onOpenChange: (open: boolean) => void
  onTranslate: (incidentId: string, translation: IncidentTranslationRequest) => Promise<SubmitResult>
  drafts: FormDrafts | undefined
}

/** What has been entered, by the id of the update or `title`. */
type Entry = Readonly<Record<string, Localized>>

const TITLE = 'title'
const emptyTexts: Localized = { vi: '', en: '', zh: '' }

/** Whether some text of an incident is missing in a language. */
export const isPartlyWritten = ({ titles, updates }: AdminIncident) =>
  [titles, ...updates.map(({ texts }) => texts)].some((written) => languages.some((one) => written[one] === ''))

/** Adds the languages that the texts of an incident are missing in; what has been published stays as it is. */
export function TranslateDialog(props: TranslateDialogProps) {
  const { texts, incident, open, onOpenChange, onTranslate, drafts } = props
  const own = texts.translateDialog
  const { dateTime } = useFormats()
  const { pending, error, fieldErrors, run } = useAction()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [entry, setEntry, forget] = useDraftedState<Entry>(drafts, `translate ${incident.id}`, () => ({}))
  const parts = [
    {
      id: TITLE,
      legend: texts.reportDialog.title,
      written: incident.titles,
      text: incident.title,
      language: incident.language,
      max: INCIDENT_TITLE_MAX,
    },
    ...incident.updates.map(({ id, at, state, texts: written, text, language }) => ({
      id,
      legend: `${texts.states[state]}, ${dateTime(at)}`,
      written,
      text,
      language,
      max: INCIDENT_TEXT_MAX,
    })),
  ]
  const enteredIn = (id: string) => entry[id] ?? emptyTexts
  /** What has been entered where the text is still missing. */
  const addedTo = ({ id, written }: (typeof parts)[number]): Localized => {
    const added = (one: Language) => (written[one] === '' ? enteredIn(id)[one].trim() : '')
    return { vi: added('vi'), en: added('en'), zh: added('zh') }
  }
  const isAdded = (added: Localized) => languages.some((one) => added[one] !== '')
  const [title = emptyTexts, ...added] = parts.map(addedTo)
  const updates = incident.updates
    .map(({ id }, index) => ({ id, text: added[index] ?? emptyTexts }))
    .filter(({ text }) => isAdded(text))
  const isEmpty = !isAdded(title) && updates.length === 0

  const submit = async () => {
    setSubmitted(true)
    if (isEmpty) return false
    return run(async () => {
      const result = await onTranslate(incident.id, { title, updates })
      if (result.ok) {
        forget()
        onOpenChange(false)
      }
      return result
    })
  }
  /** A field stays with what was entered, also when someone else has written that language meanwhile. */
  const isShown = ({ id, written }: (typeof parts)[number], one: Language) =>
    written[one] === '' || enteredIn(id)[one] !== ''
  const shown = parts.filter((part) => languages.some((one) => isShown(part, one)))
  const errorOf = ({ id, written }: (typeof parts)[number], one: Language) => {
    if (written[one] !== '') return own.already(written[one])
    const path = id === TITLE ? TITLE : `updates.${updates.findIndex((update) => update.id === id)}.text`
    const isFirst = id === shown[0]?.id && one === languages.find((language) => written[language] === '')
    return (
      (wasSubmitted && isEmpty && isFirst ? texts.problems.someLanguage : undefined) ??
      fieldErrorAt(fieldErrors, `${path}.${one}`)
    )
  }

  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: own.heading(incident.title), submit: own.submit }}
      pending={pending}
      error={fieldErrors.length > 0 ? undefined : error}
      onSubmit={submit}
    >
      {shown.map((part) => (
        <Fieldset key={part.id} legend={part.legend} optional>
          <Text lang={part.language}>{part.text}</Text>
          {languages
            .filter((one) => isShown(part, one))
            .map((one) => (
              <Field key={one} label={<span lang={one}>{languageNames[one]}</span>} error={errorOf(part, one)}>
                <Textarea
                  rows={part.id === TITLE ? 1 : 2}
                  lang={one}
                  maxLength={part.max}
                  readOnly={part.written[one] !== ''}
                  value={enteredIn(part.id)[one]}
                  onChange={({ target }) =>
                    setEntry({ ...entry, [part.id]: { ...enteredIn(part.id), [one]: target.value } })
                  }
                />
              </Field>
            ))}
        </Fieldset>
      ))}
    </FormDialog>
  )
}
