import { useState } from 'react'
import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { INCIDENT_TEXT_MAX, INCIDENT_TITLE_MAX } from '#contracts/rules/limits.ts'
import { type IncidentKind, type IncidentRequest, type StatusComponent, statusComponents } from '#contracts/status.ts'
import { Fieldset, LocalizedFieldset } from '#ds/admin/CatalogPanel/Fieldsets.tsx'
import { type FormDrafts, useDraftedState } from '#ds/admin/form-drafts.ts'
import { fromLocalTime, toLocalTime } from '#ds/admin/local-time.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { IncidentsPanelTexts } from './incidents-texts.ts'

interface ReportDialogProps {
  texts: IncidentsPanelTexts
  kind: IncidentKind
  open: boolean
  onOpenChange: (open: boolean) => void
  now: () => string
  onReport: (request: IncidentRequest) => Promise<SubmitResult>
  drafts: FormDrafts | undefined
}

interface Entry {
  title: Localized
  text: Localized
  components: readonly StatusComponent[]
  startsAt: string
  endsAt: string
}

const emptyTexts: Localized = { vi: '', en: '', zh: '' }
const isWritten = (texts: Localized) => languages.some((language) => texts[language].trim() !== '')

/** What is wrong with what was entered, if anything. */
function problemsOf(kind: IncidentKind, entry: Entry, now: string, texts: IncidentsPanelTexts['problems']) {
  const { title, text, components, startsAt, endsAt } = entry
  const start = startsAt === '' ? undefined : Date.parse(fromLocalTime(startsAt))
  const end = endsAt === '' ? undefined : Date.parse(fromLocalTime(endsAt))
  const current = Date.parse(now)
  const startProblem = () => {
    if (start === undefined) return texts.time
    return kind === 'incident' && start > current ? texts.startsLater : undefined
  }
  const endProblem = () => {
    if (kind === 'incident') return undefined
    if (end === undefined) return texts.time
    if (start !== undefined && end <= start) return texts.endsTooSoon
    return end <= current ? texts.endPassed : undefined
  }
  return {
    title: isWritten(title) ? undefined : texts.someLanguage,
    text: isWritten(text) ? undefined : texts.someLanguage,
    components: components.length > 0 ? undefined : texts.components,
    startsAt: startProblem(),
    endsAt: endProblem(),
  }
}

/** Writes down an incident that has begun, or plans a maintenance. Times are those of Vietnam. */
export function ReportDialog({ texts, kind, open, onOpenChange, now, onReport, drafts }: ReportDialogProps) {
  const own = texts.reportDialog
  const { pending, error, fieldErrors, run } = useAction()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [entry, setEntry, forget] = useDraftedState<Entry>(drafts, kind, () => ({
    title: emptyTexts,
    text: emptyTexts,
    components: [],
    startsAt: kind === 'incident' ? toLocalTime(now()) : '',
    endsAt: '',
  }))
  const change = (values: Partial<Entry>) => setEntry({ ...entry, ...values })
  const problems = problemsOf(kind, entry, now(), texts.problems)
  const errorOf = (name: keyof Entry) => (wasSubmitted ? problems[name] : undefined) ?? fieldErrorAt(fieldErrors, name)
  const textErrorOf = (name: 'title' | 'text') => (language: Language) =>
    (wasSubmitted && language === languages[0] ? problems[name] : undefined) ??
    fieldErrorAt(fieldErrors, `${name}.${language}`)

  const submit = async () => {
    setSubmitted(true)
    if (Object.values(problems).some((problem) => problem !== undefined)) return false
    return run(async () => {
      const result = await onReport({
        kind,
        title: entry.title,
        text: entry.text,
        components: [...entry.components],
        startsAt: fromLocalTime(entry.startsAt),
        endsAt: entry.endsAt === '' ? null : fromLocalTime(entry.endsAt),
      })
      if (result.ok) {
        forget()
        onOpenChange(false)
      }
      return result
    })
  }
  const toggle = (name: StatusComponent, isChosen: boolean) =>
    change({ components: statusComponents.filter((one) => (one === name ? isChosen : entry.components.includes(one))) })

  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: own.headings[kind], submit: own.submit[kind] }}
      pending={pending}
      error={fieldErrors.length > 0 ? undefined : error}
      onSubmit={submit}
    >
      <Notice tone="neutral" title={own.notice.title}>
        {own.notice.detail}
      </Notice>
      <LocalizedFieldset
        legend={own.title}
        value={entry.title}
        onValueChange={(title) => change({ title })}
        errorOf={textErrorOf('title')}
        max={INCIDENT_TITLE_MAX}
        required="one"
      />
      <LocalizedFieldset
        legend={own.text}
        hint={own.textHint}
        value={entry.text}
        onValueChange={(text) => change({ text })}
        errorOf={textErrorOf('text')}
        max={INCIDENT_TEXT_MAX}
        required="one"
        long
      />
      <Fieldset legend={own.components}>
        {statusComponents.map((name, index) => (
          <Checkbox
            key={name}
            checked={entry.components.includes(name)}
            error={index === statusComponents.length - 1 && errorOf('components')}
            onChange={({ target }) => toggle(name, target.checked)}
          >
            {texts.components[name]}
          </Checkbox>
        ))}
      </Fieldset>
      <Field label={own.startsAt[kind]} description={own.timeHint} required error={errorOf('startsAt')}>
        <Input
          type="datetime-local"
          value={entry.startsAt}
          onChange={({ target }) => change({ startsAt: target.value })}
        />
      </Field>
      {kind === 'maintenance' && (
        <Field label={own.endsAt} description={own.timeHint} required error={errorOf('endsAt')}>
          <Input
            type="datetime-local"
            value={entry.endsAt}
            onChange={({ target }) => change({ endsAt: target.value })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
