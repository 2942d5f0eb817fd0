import { useState } from 'react'
import type { Language } from '#contracts/rules/languages.ts'
import { type FormDrafts, useDraftedState } from '#ds/admin/form-drafts.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { type FieldError, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import {
  type CatalogEntry,
  type CatalogField,
  type CatalogKind,
  type CatalogResult,
  type Choice,
  changedBody,
  type EntryBody,
  type EntryValues,
  entryName,
  type FieldSpec,
  type FieldValue,
  newBody,
  problemOf,
  shownFields,
  valuesOf,
} from './catalog-entries.ts'
import type { CatalogPanelTexts } from './catalog-texts.ts'
import { EntryField } from './EntryFields.tsx'

interface EntryDialogProps {
  texts: CatalogPanelTexts
  language: Language
  kind: CatalogKind
  /** The entry that is changed; without one a new one is added. */
  entry: CatalogEntry | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  choicesOf: (spec: FieldSpec) => readonly Choice[]
  onSave: (body: EntryBody) => Promise<CatalogResult>
  drafts: FormDrafts | undefined
}

/** What is entered, and the entry that it was entered about: someone else may have changed that before a draft is continued. */
interface Entered {
  seen?: CatalogEntry | undefined
  values: EntryValues
}

/** A value in words, for the list of what somebody else has changed. */
function inWords(
  spec: FieldSpec,
  value: FieldValue | undefined,
  { texts, language, choicesOf }: Pick<EntryDialogProps, 'texts' | 'language' | 'choicesOf'>,
): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const choices = choicesOf(spec)
  const nameOf = (chosen: string) => choices.find((choice) => choice.value === chosen)?.label ?? chosen
  if (typeof value === 'object' && 'vi' in value) return value[language] || texts.none
  if (typeof value === 'object') return value.map(nameOf).join(', ') || texts.none
  return nameOf(value ?? '') || texts.none
}

/**
 * Adds or changes an entry of the catalogue. When it has been changed meanwhile, the dialog says what is different, takes it over
 * wherever the admin has entered nothing, and can be saved again.
 */
export function EntryDialog(props: EntryDialogProps) {
  const { texts, language, kind, entry, open, onOpenChange, choicesOf, onSave, drafts } = props
  const { pending, error, fieldErrors, run } = useAction()
  const [{ seen, values }, setEntered, forget] = useDraftedState<Entered>(
    drafts,
    `catalog ${kind} ${entry?.id ?? ''}`,
    () => ({ seen: entry, values: withFirstChoices(kind, entry, choicesOf) }),
  )
  const [changes, setChanges] = useState<readonly { label: string; value: string }[]>([])
  const [wasSubmitted, setSubmitted] = useState(false)
  const fields = shownFields(kind, entry === undefined, values)

  const leave = () => {
    forget()
    onOpenChange(false)
  }
  const takeOver = (changed: CatalogEntry) => {
    const [before, now] = [valuesOf(kind, seen), valuesOf(kind, changed)]
    const isSame = (a: EntryValues, b: EntryValues, name: CatalogField) =>
      JSON.stringify(a[name]) === JSON.stringify(b[name])
    setChanges(
      fields
        .filter(({ name }) => !isSame(before, now, name))
        .map((spec) => ({ label: texts.fields[spec.name], value: inWords(spec, now[spec.name], props) })),
    )
    const untouched = fields.filter(({ name }) => isSame(before, values, name)).map(({ name }) => [name, now[name]])
    setEntered({ seen: changed, values: { ...values, ...Object.fromEntries(untouched) } })
  }
  const save = () =>
    run(async () => {
      const body = seen
        ? { version: seen.version, ...changedBody(kind, valuesOf(kind, seen), values) }
        : newBody(kind, values)
      const result = await onSave(body)
      if ('changed' in result) {
        takeOver(result.changed)
        return { ok: true }
      }
      if (result.ok) leave()
      return result
    })
  const submit = () => {
    setSubmitted(true)
    const isValid = fields.every((spec) => problemOf(spec, values[spec.name]) === undefined)
    return isValid && save()
  }
  const isShown = ({ path }: FieldError) => fields.some(({ name }) => path.split('.')[0] === name)
  const isAtFields = fieldErrors.length > 0 && fieldErrors.every(isShown)
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={leave}
      onSubmit={submit}
      pending={pending}
      error={isAtFields ? undefined : error}
      texts={{
        ...texts,
        heading: seen ? texts.editHeading(entryName(seen, language)) : texts.kinds[kind].add,
        submit: texts.save,
      }}
    >
      {changes.length > 0 && !error && (
        <Notice tone="caution" title={texts.changed.title} role="alert">
          <Stack space="sm">
            {texts.changed.detail}
            <RecordFacts facts={changes} />
          </Stack>
        </Notice>
      )}
      {fields.map((spec) => (
        <EntryField
          key={spec.name}
          spec={spec}
          texts={texts}
          value={values[spec.name]}
          onValueChange={(value) => setEntered({ seen, values: { ...values, [spec.name]: value } })}
          showProblem={wasSubmitted}
          choices={choicesOf(spec)}
          serverErrors={fieldErrors}
        />
      ))}
    </FormDialog>
  )
}

/** A required choice begins with the first one, like the control that shows it. */
function withFirstChoices(
  kind: CatalogKind,
  entry: CatalogEntry | undefined,
  choicesOf: EntryDialogProps['choicesOf'],
): EntryValues {
  const values = valuesOf(kind, entry)
  if (entry) return values
  const first = shownFields(kind, true, values).flatMap((spec) =>
    spec.type === 'choice' && !spec.optional && !values[spec.name]
      ? [[spec.name, choicesOf(spec)[0]?.value ?? ''] as const]
      : [],
  )
  return { ...values, ...Object.fromEntries(first) }
}
