import { useState } from 'react'
import { type Language, type Localized, languages } from '#contracts/rules/languages.ts'
import { INCIDENT_TEXT_MAX } from '#contracts/rules/limits.ts'
import type { Incident, IncidentState, IncidentUpdateRequest } from '#contracts/status.ts'
import { LocalizedFieldset } from '#ds/admin/CatalogPanel/Fieldsets.tsx'
import { type FormDrafts, useDraftedState } from '#ds/admin/form-drafts.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { IncidentAction, IncidentsPanelTexts } from './incidents-texts.ts'

interface UpdateDialogProps {
  texts: IncidentsPanelTexts
  incident: Incident
  action: IncidentAction
  open: boolean
  onOpenChange: (open: boolean) => void
  onUpdate: (incidentId: string, update: IncidentUpdateRequest) => Promise<SubmitResult>
  drafts: FormDrafts | undefined
}

/** Shows what was written about an incident or a maintenance; adds to it, or ends it, which cannot be undone. */
export function UpdateDialog(props: UpdateDialogProps) {
  const { texts, incident, action, open, onOpenChange } = props
  if (action !== 'history') return <UpdateForm {...props} action={action} />
  const own = texts.updateDialog
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      heading={own.headings.history(incident.title)}
      footer={
        <Button tone="neutral" emphasis="outline" onClick={() => onOpenChange(false)}>
          {own.close}
        </Button>
      }
    >
      <Updates texts={texts} incident={incident} />
    </Dialog>
  )
}

function Updates({ texts, incident }: Pick<UpdateDialogProps, 'texts' | 'incident'>) {
  const { dateTime } = useFormats()
  return (
    <RecordFacts
      facts={incident.updates.map(({ at, state, text }) => ({
        label: `${texts.states[state]}, ${dateTime(at)}`,
        value: text,
      }))}
    />
  )
}

const incidentStates = ['investigating', 'identified', 'monitoring'] as const satisfies readonly IncidentState[]

/** What an update of a maintenance says by itself. */
const plannedState = ({ phase }: Incident): IncidentState => (phase === 'planned' ? 'scheduled' : 'monitoring')

const emptyTexts: Localized = { vi: '', en: '', zh: '' }

interface UpdateFormProps extends UpdateDialogProps {
  action: Exclude<IncidentAction, 'history'>
}

function UpdateForm({ texts, incident, action, open, onOpenChange, onUpdate, drafts }: UpdateFormProps) {
  const own = texts.updateDialog
  const { pending, error, fieldErrors, run } = useAction()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [text, setText, forget] = useDraftedState(drafts, `${action} ${incident.id}`, () => emptyTexts)
  const [state, setState] = useState<IncidentState>(
    incident.kind === 'maintenance' ? plannedState(incident) : incident.state,
  )
  const isWritten = languages.some((language) => text[language].trim() !== '')
  const errorOf = (language: Language) =>
    (wasSubmitted && !isWritten && language === languages[0] ? texts.problems.someLanguage : undefined) ??
    fieldErrorAt(fieldErrors, `text.${language}`)
  const submit = async () => {
    setSubmitted(true)
    if (!isWritten) return false
    return run(async () => {
      const result = await onUpdate(incident.id, { state: action === 'update' ? state : 'resolved', text })
      if (result.ok) {
        forget()
        onOpenChange(false)
      }
      return result
    })
  }
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: own.headings[action](incident.title), submit: own.submit[action] }}
      tone={action === 'update' ? 'brand' : 'critical'}
      pending={pending}
      error={fieldErrors.length > 0 ? undefined : error}
      onSubmit={submit}
    >
      {action !== 'update' && (
        <Notice tone="caution" title={own.ending[action].title}>
          {own.ending[action].detail}
        </Notice>
      )}
      {action === 'update' && incident.kind === 'incident' && (
        <Field label={own.state} error={fieldErrorAt(fieldErrors, 'state')}>
          <Select
            options={incidentStates.map((value) => ({ value, label: texts.states[value] }))}
            value={state}
            onChange={({ target }) => setState(incidentStates.find((one) => one === target.value) ?? state)}
          />
        </Field>
      )}
      <LocalizedFieldset
        legend={own.text}
        value={text}
        onValueChange={setText}
        errorOf={errorOf}
        max={INCIDENT_TEXT_MAX}
        required="one"
        long
      />
      <Stack space="sm">
        <Heading level={2} size="small">
          {own.written}
        </Heading>
        <Updates texts={texts} incident={incident} />
      </Stack>
    </FormDialog>
  )
}
